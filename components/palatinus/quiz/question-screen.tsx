'use client';

/** One question of the quiz, or of a day. */
import { useMemo } from 'react';
import { useSay } from '@/components/ui/speech';
import { quizSentences } from '@/lib/i18n';
import { parseField } from '@/lib/palatinus';
import { askedTask } from '@/lib/palatinus/learn';
import type { Question } from '@/lib/palatinus/quiz';
import { TaskScreen } from './task-screen';

type QuestionProps = Pick<React.ComponentProps<typeof TaskScreen>, 'name' | 'bar' | 'onAnswer' | 'onNext'> & {
  readonly question: Question;
  readonly isFirst: boolean;
  readonly next?: string;
};

export function QuestionScreen({ question, isFirst, next, ...ways }: QuestionProps): React.ReactNode {
  const say = useSay<'lesson' | 'pieces' | 'quiz' | 'screens' | 'words'>();
  const { game, ask } = question;
  const asked = useMemo(() => askedTask(question), [question]);
  const tell = quizSentences(say, game, (at) => game.position[parseField(at)]);
  return (
    <TaskScreen
      {...ways}
      title={say('screens.quiz')}
      close={{ to: 'learn', label: say('lesson.close') }}
      asked={asked}
      words={{ heading: tell.ask(ask), text: asked.isWhole ? say('quiz.fromTheStart') : undefined, isFirst }}
      giveUp={say('quiz.giveUp')}
      next={next ?? say('quiz.next')}
    />
  );
}
