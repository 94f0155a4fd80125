'use client';

/** The end of a lesson: what one can do now, and where to go on. */
import { LessonEnd } from '@/components/learn/lesson-end';
import { ScreenButton } from '@/components/shell/screens';
import { useSay } from '@/components/ui/speech';
import { FIRST_LESSON, LESSONS, type LessonId, lessonScreen, quizScreen } from '@/lib/palatinus/learn';

export function LessonDone({ lesson }: { readonly lesson: LessonId }): React.ReactNode {
  const say = useSay<'learn' | 'lesson' | 'quiz'>();
  const isFirst = lesson === FIRST_LESSON;
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  const name = (one: LessonId): string =>
    say(one === FIRST_LESSON ? `learn.lesson-${one}` : `quiz.topic-${one}`);
  return (
    <LessonEnd
      title={name(lesson)}
      close={{ to: 'learn', label: say('lesson.close') }}
      heading={say(isFirst ? 'learn.finished' : 'learn.finishedShort')}
      text={isFirst ? say('learn.finishedText') : say(`quiz.about-${lesson}`)}
    >
      {next && (
        <ScreenButton look="primary" to={lessonScreen(next)}>
          {say('learn.nextLesson', { lesson: name(next) })}
        </ScreenButton>
      )}
      <ScreenButton to={isFirst ? quizScreen() : quizScreen({ topic: lesson })}>
        {say('learn.toQuiz')}
      </ScreenButton>
      <ScreenButton to="learn">{say('learn.allLessons')}</ScreenButton>
    </LessonEnd>
  );
}
