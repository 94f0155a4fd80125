'use client';

/** The end of a lesson: what one can do now, and where to go on. */
import { LessonFrame } from '@/components/learn/lesson-frame';
import { ScreenButton } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { FIRST_LESSON, LESSONS, type LessonId, lessonScreen, quizScreen } from '@/lib/palatinus/learn';

export function LessonDone({ lesson }: { readonly lesson: LessonId }): React.ReactNode {
  const say = useSay<'learn' | 'lesson' | 'quiz'>();
  const isFirst = lesson === FIRST_LESSON;
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  const name = (one: LessonId): string =>
    say(one === FIRST_LESSON ? `learn.lesson-${one}` : `quiz.topic-${one}`);
  return (
    <LessonFrame
      title={name(lesson)}
      close={{ to: 'learn', label: say('lesson.close') }}
      bar={<p className="truncate text-center font-bold">{name(lesson)}</p>}
      footer={undefined}
    >
      <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-8 text-center">
        <span className="flex size-16 items-center justify-center rounded-full bg-laurel-fill text-on-fill motion-safe:animate-crown">
          <Icon name="check" className="size-9" />
        </span>
        <h2 className="text-2xl leading-tight">{say(isFirst ? 'learn.finished' : 'learn.finishedShort')}</h2>
        <p className="text-muted leading-snug">
          {isFirst ? say('learn.finishedText') : say(`quiz.about-${lesson}`)}
        </p>
        <div className="mt-3 flex w-full flex-col gap-2">
          {next && (
            <ScreenButton look="primary" to={lessonScreen(next)}>
              {say('learn.nextLesson', { lesson: name(next) })}
            </ScreenButton>
          )}
          <ScreenButton to={quizScreen(isFirst ? {} : { topic: lesson })}>{say('learn.toQuiz')}</ScreenButton>
          <ScreenButton to="learn">{say('learn.allLessons')}</ScreenButton>
        </div>
      </div>
    </LessonFrame>
  );
}
