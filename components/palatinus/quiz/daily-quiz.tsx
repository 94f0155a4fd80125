'use client';

/**
 * The questions of a day, the same for everybody, and afterwards how they went. The marks so far are stored, so that
 * people who come back go on where they were.
 */
import { useMemo, useState } from 'react';
import { LessonProgress } from '@/components/learn/lesson-frame';
import { today, useProgress } from '@/components/palatinus/progress/use-progress';
import { useSay } from '@/components/ui/speech';
import type { Mark, Verdict } from '@/lib/palatinus/learn';
import { DAILY_COUNT, dailyQuestion, type Question } from '@/lib/palatinus/quiz';
import { DailyResult } from './daily-result';
import { isFirstAnswer, readDayMarks, writeDayMarks } from './kept-in-tab';
import { QuestionScreen } from './question-screen';

export function DailyQuiz({ date }: { readonly date: string }): React.ReactNode {
  const { progress, recordDaily } = useProgress();
  const [marks, setMarks] = useState(() => readDayMarks(date));
  const last = progress?.daily.last;
  const done = last?.date === date ? last.marks : marks.length === DAILY_COUNT ? marks : undefined;
  if (done)
    return <DailyResult date={date} marks={done} {...(last?.date === date && { streak: last.streak })} />;

  function goOn(mark: Mark): void {
    const all = [...marks, mark];
    if (all.length === DAILY_COUNT && (date === today() || date === today(halfADayAgo())))
      recordDaily(all, date);
    writeDayMarks(date, all);
    setMarks(all);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  return <DayQuestion date={date} index={marks.length} onNext={goOn} />;
}

/** Questions that were begun before midnight still count for their day. */
function halfADayAgo(): Date {
  return new Date(Date.now() - 12 * 60 * 60 * 1000);
}

type Props = {
  readonly date: string;
  readonly index: number;
  readonly onNext: (mark: Mark) => void;
};

function DayQuestion({ date, index, onNext }: Props): React.ReactNode {
  const say = useSay<'quiz'>();
  const { recordAnswer } = useProgress();
  const question: Question = useMemo(() => dailyQuestion(date, index), [date, index]);
  const [mark, setMark] = useState<Mark>('wrong');
  function note(verdict: Verdict | undefined): void {
    if (isFirstAnswer(`${date} ${index}`)) recordAnswer(question, verdict?.answer);
    setMark(verdict?.mark ?? 'wrong');
  }
  const isLast = index === DAILY_COUNT - 1;
  return (
    <QuestionScreen
      name={`${date} ${index}`}
      question={question}
      bar={<LessonProgress number={index + 1} count={DAILY_COUNT} />}
      isFirst={index === 0}
      next={say(isLast ? 'quiz.toResult' : 'quiz.next')}
      onAnswer={note}
      onNext={() => onNext(mark)}
    />
  );
}
