/** The lessons in words: what a step is about and what to tap, and why something is to be practised. */

import type { FieldsAsked, LessonStep, Practice } from '../../palatinus/learn';
import type { Ask } from '../../palatinus/quiz';
import type { Speaker } from '../speaker';
import type { QuizSentences } from './quiz-sentences';

export interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What to tap. */
  readonly task: string;
}

/** A step of a lesson. A short lesson is called by its topic. */
export function lessonStepWords(
  say: Speaker<'learn' | 'quiz'>,
  { idea, task }: Pick<LessonStep, 'idea' | 'task'>,
  { ask }: Pick<QuizSentences, 'ask'>,
): StepWords {
  /** The piece has a ring, so its field is enough. */
  const askSentence = (asked: Ask): string =>
    asked.what === 'influence' ? say('learn.askInfluence', { at: asked.at }) : ask(asked);
  return {
    ...ideaWords(say, idea),
    task: task.kind === 'fields' ? tapSentence(say, task.asked) : askSentence(task.question.ask),
  };
}

function ideaWords(say: Speaker<'learn' | 'quiz'>, idea: LessonStep['idea']): Omit<StepWords, 'task'> {
  switch (idea) {
    case 'again':
      return { title: say('learn.again'), text: '' };
    case 'neighbours':
    case 'captures':
    case 'merchant':
    case 'peasant':
    case 'control':
    case 'later':
    case 'alone':
    case 'alone-piece':
    case 'alone-hill':
    case 'flees':
    case 'gone':
    case 'colours':
    case 'own-field':
    case 'both':
    case 'tied':
      return { title: say(`learn.idea-${idea}`), text: say(`learn.text-${idea}`) };
    default:
      return { title: say(`quiz.topic-${idea}`), text: say(`quiz.about-${idea}`) };
  }
}

function tapSentence(say: Speaker<'learn'>, asked: FieldsAsked): string {
  switch (asked.of) {
    case 'neighbours':
      return say('learn.tapNeighbours', { at: asked.at });
    case 'captives':
      return say('learn.tapCaptives', { at: asked.at });
    case 'sources':
      return say('learn.tapSources', { at: asked.at });
    case 'leaving':
      return say('learn.tapLeaving', { letter: asked.letter });
  }
}

/** "Due again", "Due in 3 days" */
export function practiceReason(
  say: Speaker<'learn'>,
  { why, dueIn }: Pick<Practice, 'why' | 'dueIn'>,
): string {
  return why === 'later' ? say('learn.why-later', { days: dueIn }) : say(`learn.why-${why}`);
}
