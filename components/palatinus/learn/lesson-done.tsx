'use client';

/** The end of a lesson: what was learnt, and where to go on. */
import { LessonEnd } from '@/components/learn/lesson-end';
import { ScreenButton } from '@/components/shell/screens';
import { useSay } from '@/components/ui/speech';
import type { Speaker } from '@/lib/i18n';
import {
  FIRST_LESSON,
  isExampleLesson,
  LESSONS,
  type LessonId,
  lessonScreen,
  quizScreen,
} from '@/lib/palatinus/learn';

export function LessonDone({ lesson }: { readonly lesson: LessonId }): React.ReactNode {
  const say = useSay<'learn' | 'lesson' | 'quiz'>();
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  const name = (one: LessonId): string =>
    say(isExampleLesson(one) ? `learn.lesson-${one}` : `quiz.topic-${one}`);
  return (
    <LessonEnd
      title={name(lesson)}
      close={{ to: 'learn', label: say('lesson.close') }}
      {...endWords(say, lesson)}
    >
      {next && (
        <ScreenButton look="primary" to={lessonScreen(next)}>
          {say(lesson === FIRST_LESSON ? 'learn.moreMinutes' : 'learn.nextLesson', { lesson: name(next) })}
        </ScreenButton>
      )}
      {next && isExampleLesson(next) && (
        <p className="mb-2 text-muted text-sm leading-snug">{say(`learn.lesson-${next}-text`)}</p>
      )}
      <ScreenButton to={isExampleLesson(lesson) ? quizScreen() : quizScreen({ topic: lesson })}>
        {say('learn.toQuiz')}
      </ScreenButton>
      <ScreenButton to="learn">{say('learn.allLessons')}</ScreenButton>
    </LessonEnd>
  );
}

function endWords(
  say: Speaker<'learn' | 'quiz'>,
  lesson: LessonId,
): Pick<React.ComponentProps<typeof LessonEnd>, 'heading' | 'text'> {
  if (lesson === FIRST_LESSON) return { heading: say('learn.finished'), text: say('learn.finishedText') };
  return isExampleLesson(lesson)
    ? { heading: say('learn.finishedShort'), text: say('learn.finishedExample') }
    : { heading: say('learn.finishedShort'), text: say(`quiz.about-${lesson}`) };
}
