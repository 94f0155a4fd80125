'use client';

/** The one thing to do next, and why. */
import { ScreenButton } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { practiceReason } from '@/lib/i18n';
import { lessonScreen, quizScreen, type ToDo } from '@/lib/palatinus/learn';

type Props = { readonly toDo: ToDo };

export function NextCard({ toDo }: Props): React.ReactNode {
  const say = useSay<'learn' | 'quiz'>();
  const { lesson, practice } = toDo;
  return (
    <section
      aria-labelledby="next"
      className="rounded-2xl border-2 border-terracotta bg-card px-4 pt-3 pb-4 leading-snug"
    >
      <p className="text-muted text-sm">
        {practice
          ? say('learn.twoNotes', {
              first: practiceReason(say, practice),
              second: lesson ? say('learn.lesson') : say('quiz.level', { level: practice.level }),
            })
          : say('learn.toDo')}
      </p>
      <h2 id="next" className="mt-0.5 text-2xl leading-snug">
        {practice ? say(`quiz.topic-${practice.topic}`) : say(`learn.lesson-${lesson}`)}
      </h2>
      <p className="mt-1">
        {practice ? say(`quiz.about-${practice.topic}`) : say(`learn.lesson-${lesson}-text`)}
      </p>
      <ScreenButton to={screenOf(toDo)} look="primary" className="mt-3 min-h-13 w-full text-lg sm:w-auto">
        {say(lesson ? 'learn.start' : 'learn.practiseIt')}
        <Icon name="forward" />
      </ScreenButton>
    </section>
  );
}

function screenOf({ lesson, practice }: ToDo): string {
  if (lesson) return lessonScreen(lesson);
  return quizScreen({ topic: practice.topic, level: practice.level });
}
