'use client';

/**
 * The quiz: endless questions, or those of a day. The question is in the address, `?q=tie.2.k3x9`, so that a reload
 * asks the same one; the chosen topic and level, `?topic=tie&level=2`, stay there from question to question.
 */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { today, useProgress } from '@/components/palatinus/progress/use-progress';
import { useAddress } from '@/components/shell/address';
import { LateScreen } from '@/components/shell/game-view';
import { useScreens } from '@/components/shell/screens';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { nextPractice, type Progress, quizScreen, type Verdict } from '@/lib/palatinus/learn';
import {
  LEVELS,
  nextQuestionId,
  parseQuestionId,
  type Question,
  questionOf,
  TOPICS,
} from '@/lib/palatinus/quiz';
import { DailyQuiz } from './daily-quiz';
import { isFirstAnswer } from './kept-in-tab';
import { QuestionScreen } from './question-screen';

export function QuizScreen(): React.ReactNode {
  const isAddressKnown = useAddress() !== undefined;
  const { query } = useScreens();
  const { progress } = useProgress();
  if (!isAddressKnown || !progress) return <LateScreen>{null}</LateScreen>;
  const day = query.get('day');
  return day === null ? (
    <EndlessQuiz progress={progress} />
  ) : (
    <DailyQuiz key={day} date={isDate(day) ? day : today()} />
  );
}

/** Addresses can be typed by hand: 31 February does not exist. */
function isDate(day: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function EndlessQuiz({ progress }: { readonly progress: Progress }): React.ReactNode {
  const { query, goTo } = useScreens();
  const name = query.get('q') ?? '';
  const question = useMemo(() => {
    const id = parseQuestionId(name);
    return id && questionOf(id);
  }, [name]);
  const topic = TOPICS.find((one) => one === query.get('topic'));
  const level = LEVELS.find((one) => String(one) === query.get('level'));
  const [went, setWent] = useState({ right: 0, count: 0 });
  const { recordAnswer } = useProgress();

  function askAnother(before?: Question): void {
    const wanted = nextPractice(progress, today(), chance, { topic, level });
    const question = nextQuestionId(wanted, chance, before);
    goTo(quizScreen({ topic, level, question }), true);
  }
  const askFirst = useEffectEvent(() => askAnother());
  useEffect(() => {
    if (!question) askFirst();
  }, [question]);

  function note(verdict: Verdict | undefined): void {
    if (!question) return;
    if (isFirstAnswer(name)) recordAnswer(question, verdict?.answer);
    setWent({ right: went.right + (verdict?.mark === 'right' ? 1 : 0), count: went.count + 1 });
  }

  if (!question) return <LateScreen>{null}</LateScreen>;
  return (
    <QuestionScreen
      name={name}
      question={question}
      bar={<QuizBar question={question} {...went} />}
      isFirst={went.count === 0}
      onAnswer={note}
      onNext={() => askAnother(question)}
    />
  );
}

/** Really random, unlike everything that is derived from a question's name. */
const chance = (end: number): number => Math.floor(Math.random() * end);

type BarProps = { readonly question: Question; readonly right: number; readonly count: number };

/** What the question is about, and the score so far. */
function QuizBar({ question: { topic, level }, right, count }: BarProps): React.ReactNode {
  const say = useSay<'lesson' | 'quiz'>();
  return (
    <p className="flex items-baseline justify-between gap-3 text-sm max-[24rem]:text-xs">
      <span className="leading-tight">
        {say('quiz.aboutLevel', { topic: say(`quiz.topic-${topic}`), level })}
      </span>
      {count > 0 && (
        <b className="flex shrink-0 items-center gap-1 self-center">
          <span className="sr-only">{say('quiz.score', { right, count })}</span>
          <Icon name="check" className="size-4 text-laurel" />
          <span aria-hidden="true">{say('lesson.stepShort', { number: right, count })}</span>
        </b>
      )}
    </p>
  );
}
