/** The lessons in words: the idea of a step, what to tap, and why something should be practised. */

import type { Game, Hill } from '../../palatinus';
import type { FieldsAsked, Focus, LaterFirst, LessonStep, Practice } from '../../palatinus/learn';
import type { Ask } from '../../palatinus/quiz';
import type { Speaker } from '../speaker';
import { playerName } from './naming';
import type { QuizSentences } from './quiz-sentences';

export interface StepWords {
  readonly title: string;
  /** What is needed for the step, with the names of pictures in square brackets; empty if nothing is new. */
  readonly text: string;
  /** What to tap; empty if the title says it. */
  readonly task: string;
}

/** A step of a lesson. A short lesson has the name of its topic. */
export function lessonStepWords(
  say: Speaker<'learn' | 'quiz'>,
  { idea, task }: Pick<LessonStep, 'idea' | 'task'>,
  { ask }: Pick<QuizSentences, 'ask'>,
): StepWords {
  /** The piece is marked with a ring, so its field is enough. */
  const askSentence = (asked: Ask): string => {
    if (asked.what === 'influence') return say('learn.askInfluence', { at: asked.at });
    return asked.what === 'condottiere' ? say('learn.askCondottiere', { at: asked.at }) : ask(asked);
  };
  const asked = task.kind === 'fields' ? tapSentence(say, task.asked) : askSentence(task.question.ask);
  switch (idea) {
    case 'again':
      return { title: say('learn.again'), text: '', task: asked };
    case 'alone':
      return { title: say('learn.idea-alone'), text: '', task: asked };
    case 'control':
    case 'order':
    case 'shared':
    case 'nobody':
    case 'tied':
      return { title: asked, text: say(`learn.text-${idea}`), task: '' };
    case 'captures':
    case 'merchant':
    case 'peasant':
      return {
        title: say(`learn.idea-${idea}`, { at: fieldOf(task) }),
        text: say(`learn.text-${idea}`),
        task: '',
      };
    case 'neighbours':
    case 'fate':
    case 'gone':
    case 'colours':
    case 'own-field':
    case 'both':
      return { title: say(`learn.idea-${idea}`), text: say(`learn.text-${idea}`), task: asked };
    default:
      return { title: say(`quiz.topic-${idea}`), text: say(`quiz.about-${idea}`), task: asked };
  }
}

/** The field of the piece that is asked about. */
function fieldOf(task: LessonStep['task']): string {
  return task.kind === 'choose' && 'at' in task.question.ask ? task.question.ask.at : '';
}

function tapSentence(say: Speaker<'learn'>, asked: FieldsAsked): string {
  switch (asked.of) {
    case 'last-neighbour':
      return say('learn.tapLastNeighbour', { at: asked.at, count: asked.known.length + 1 });
    case 'captives':
      return say('learn.tapCaptives', { at: asked.at });
    case 'sources':
      return say('learn.tapSources', { at: asked.at });
    case 'leaving':
      return say('learn.tapLeaving', { letter: asked.letter });
  }
}

/**
 * Why a right answer is right, as briefly as possible, because the board shows the rest: "1 + 2 = 3", "Merchants: 0,
 * peasants: 2.", "Marco 8, Livia 7"; empty if the board shows everything.
 */
export function briefReason(
  say: Speaker<'quiz' | 'words'>,
  { players }: Pick<Game, 'players'>,
  { condottieri, influence, totals }: Pick<Hill, 'condottieri' | 'influence' | 'totals'>,
  focus: Focus,
): string {
  switch (focus.what) {
    case 'influence': {
      const { sources = [], points = 0 } = influence.find(({ at }) => at === focus.at) ?? {};
      return sources.length > 1 ? `${sources.map((source) => source.points).join(' + ')} = ${points}` : '';
    }
    case 'condottiere': {
      const { merchants = [], peasants = [] } = condottieri.find(({ at }) => at === focus.at) ?? {};
      return say('quiz.groups', { merchants: merchants.length, peasants: peasants.length });
    }
    case 'hill':
      return players
        .map((player, index) => ({ who: playerName(say, player), points: totals[index] ?? 0 }))
        .filter(({ points }) => points > 0)
        .toSorted((one, other) => other.points - one.points)
        .map((standing) => say('quiz.standing', standing))
        .join(', ');
    default:
      return '';
  }
}

/**
 * A hill that was counted alone, line by line: "Captured: D4.", and the pieces of everybody with influence, "Marco 5:
 * D2 (5)."
 */
export function hillInLines(
  say: Speaker<'quiz' | 'words'>,
  { players }: Pick<Game, 'players'>,
  { captures, influence, totals }: Pick<Hill, 'captures' | 'influence' | 'totals'>,
): readonly string[] {
  const standings = players.flatMap((each, player) => {
    const own = influence.filter((one) => one.player === player);
    const list = own.map(({ at, points }) => say('quiz.fieldPoints', { at, points })).join(', ');
    const points = totals[player] ?? 0;
    return points === 0 ? [] : [{ who: playerName(say, each), points, list }];
  });
  return [
    ...(captures.length > 0 ? [say('quiz.captured', { list: captures.map(({ at }) => at).join(', ') })] : []),
    ...standings
      .toSorted((one, other) => other.points - one.points)
      .map((standing) => say('quiz.gains', standing)),
  ];
}

/** What the order of hills changes: "Had hill C come first, A4 would be empty: 6." */
export function orderReason(say: Speaker<'quiz'>, { letter, gone, points }: LaterFirst): string {
  return say('quiz.laterFirst', { letter, fields: gone.join(', '), count: gone.length, points });
}

/** "Due again", "Due in 3 days" */
export function practiceReason(
  say: Speaker<'learn'>,
  { why, dueIn }: Pick<Practice, 'why' | 'dueIn'>,
): string {
  return why === 'later' ? say('learn.why-later', { days: dueIn }) : say(`learn.why-${why}`);
}
