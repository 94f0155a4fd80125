'use client';

/** One task of a lesson or of the quiz: board, words, answers, feedback, the rule and the button that leads on. */
import { Fragment } from 'react';
import { LessonFooter, LessonFrame, LessonWords, NextButton } from '@/components/learn/lesson-frame';
import { RuleButton } from '@/components/palatinus/rules/rule-links';
import { Button } from '@/components/ui/button';
import { useSay } from '@/components/ui/speech';
import type { AskedTask, Verdict } from '@/lib/palatinus/learn';
import { TaskAnswers } from './task-answers';
import { TaskBoard } from './task-board';
import { TaskFeedback } from './task-feedback';
import { type TaskInHand, useTask } from './use-task';

type Props = Pick<React.ComponentProps<typeof LessonFrame>, 'title' | 'close' | 'bar'> & {
  /** Different for each task. */
  readonly name: string;
  readonly asked: AskedTask;
  readonly words: Omit<React.ComponentProps<typeof LessonWords>, 'answered'>;
  /** Shown below the words. */
  readonly hint?: React.ReactNode;
  /** Whether it is part of a lesson with few words. */
  readonly isBrief?: boolean;
  /** The label of the button that gives up, if it does more than show the answer. */
  readonly giveUp?: string;
  /** The label of the button that leads on. */
  readonly next: string;
  /** Called without a verdict if the answer was only shown. */
  readonly onAnswer: (verdict: Verdict | undefined) => void;
  readonly onNext: () => void;
};

export function TaskScreen(props: Props): React.ReactNode {
  const { name, asked, words, hint, isBrief = false, giveUp, next, onAnswer, onNext, ...frame } = props;
  const inHand = useTask(asked, onAnswer);
  const { isAnswered, verdict } = inHand;
  const answered = isAnswered ? (verdict?.mark === 'right' ? 'right' : 'wrong') : undefined;
  return (
    <LessonFrame
      {...frame}
      board={<TaskBoard inHand={inHand} />}
      footer={
        <LessonFooter rule={<RuleButton rule={asked.rule} />}>
          {isAnswered ? (
            <NextButton onClick={onNext}>{next}</NextButton>
          ) : (
            <Unanswered inHand={inHand} giveUp={giveUp} />
          )}
        </LessonFooter>
      }
    >
      <Fragment key={name}>
        <LessonWords {...words} answered={answered} />
        {hint}
        {asked.task.kind === 'choose' && (
          <TaskAnswers question={asked.task.question} inHand={inHand} isBrief={isBrief} />
        )}
      </Fragment>
      {isAnswered && (
        <TaskFeedback inHand={inHand} isBrief={isBrief} hasRule={isBrief && words.text !== ''} />
      )}
    </LessonFrame>
  );
}

type UnansweredProps = { readonly inHand: TaskInHand; readonly giveUp: string | undefined };

/** After a tap, a button checks the answer; before that, it shows the answer to people who do not know it. */
function Unanswered({ inHand, giveUp }: UnansweredProps): React.ReactNode {
  const { tapped, check, show } = inHand;
  const say = useSay<'lesson' | 'quiz'>();
  if (tapped.fields === 0) return <Button onClick={show}>{giveUp ?? say('lesson.showAnswer')}</Button>;
  return (
    <Button look="primary" onClick={check}>
      {tapped.points === undefined ? say('lesson.check') : say('quiz.checkSum', { points: tapped.points })}
    </Button>
  );
}
