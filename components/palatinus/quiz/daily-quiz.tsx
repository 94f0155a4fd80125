'use client';

/**
 * The questions of a day, the same for everybody, and then how they went. The marks so far belong to the entry of the history,
 * so that a reload goes on with the question one was at.
 */
import { useMemo, useState } from 'react';
import { LessonProgress } from '@/components/learn/lesson-frame';
import { today, useProgress } from '@/components/palatinus/progress/use-progress';
import { setAddress, useAddressMemory } from '@/components/shell/address';
import { useScreens } from '@/components/shell/screens';
import { useSay } from '@/components/ui/speech';
import { dailyScreen, MARKS, type Mark, type Verdict } from '@/lib/palatinus/learn';
import { DAILY_COUNT, dailyQuestion, type Question } from '@/lib/palatinus/quiz';
import { DailyResult } from './daily-result';
import { QuestionScreen } from './question-screen';

export function DailyQuiz({ date }: { readonly date: string }): React.ReactNode {
  const { addressOf } = useScreens();
  const { progress, recordDaily } = useProgress();
  const memory = useAddressMemory();
  const marks = useMemo(() => marksIn(memory, date), [memory, date]);
  const last = progress?.daily.last;
  const done = last?.date === date ? last.marks : marks.length === DAILY_COUNT ? marks : undefined;
  if (done)
    return <DailyResult date={date} marks={done} {...(last?.date === date && { streak: last.streak })} />;

  function goOn(mark: Mark): void {
    const all = [...marks, mark];
    if (all.length === DAILY_COUNT && date === today()) recordDaily(all, date);
    setAddress(addressOf(`${dailyScreen(date)}&n=${all.length + 1}`), true, `${date} ${all.join(' ')}`);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  return <DayQuestion date={date} index={marks.length} onNext={goOn} />;
}

/** Written as the day and its marks: those of another day are none. */
function marksIn(memory: string, date: string): readonly Mark[] {
  const [day, ...words] = memory.split(' ');
  const marks = words.flatMap((word) => MARKS.find((mark) => mark === word) ?? []);
  return day === date ? marks.slice(0, DAILY_COUNT) : [];
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
    recordAnswer(question, verdict?.answer);
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
