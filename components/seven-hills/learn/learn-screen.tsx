'use client';

/**
 * The lesson of Seven Hills: one step for each idea, on the map. The step is in the address, `?step=3`; going on adds
 * no history entries.
 */
import { useMemo, useState } from 'react';
import { Choices } from '@/components/learn/choices';
import {
  LessonFooter,
  LessonFrame,
  LessonProgress,
  LessonWords,
  NextButton,
} from '@/components/learn/lesson-frame';
import { RuleButton } from '@/components/seven-hills/rules/rule-links';
import { useAddress } from '@/components/shell/address';
import { LateScreen } from '@/components/shell/game-view';
import { useScreens } from '@/components/shell/screens';
import { Button } from '@/components/ui/button';
import { useLanguage, useSay } from '@/components/ui/speech';
import { namesOf } from '@/lib/i18n';
import { KNIGHT_POINTS } from '@/lib/seven-hills';
import { LESSON_LENGTH, type LessonStep, lessonStep } from '@/lib/seven-hills/learn';
import { LessonDone } from './lesson-done';
import { StepFeedback } from './step-feedback';
import { ClassLegend, StepMap, WhoStands } from './step-map';

/** The step after the last one. */
const DONE = 'done';

type Props = {
  /** Shown on the screen after the last step. */
  readonly atEnd?: React.ReactNode;
};

export function LearnScreen({ atEnd }: Props): React.ReactNode {
  const isAddressKnown = useAddress() !== undefined;
  const { query } = useScreens();
  const step = query.get('step');
  if (!isAddressKnown) return <LateScreen>{null}</LateScreen>;
  if (step === DONE)
    return (
      <>
        <LessonDone />
        {atEnd}
      </>
    );
  const number = Number(step);
  const isStep = Number.isInteger(number) && number >= 1 && number <= LESSON_LENGTH;
  return <StepsInView number={isStep ? number : 1} />;
}

function StepsInView({ number }: { readonly number: number }): React.ReactNode {
  const { goTo } = useScreens();
  const step = useMemo(() => lessonStep(number - 1), [number]);
  const [isFirst, setFirst] = useState(true);

  function goOn(): void {
    setFirst(false);
    goTo(`learn?step=${number === LESSON_LENGTH ? DONE : number + 1}`, true);
  }

  return <Step key={number} {...{ step, number, isFirst }} onNext={goOn} />;
}

type StepProps = {
  readonly step: LessonStep;
  readonly number: number;
  readonly isFirst: boolean;
  readonly onNext: () => void;
};

function Step({ step, number, isFirst, onNext }: StepProps): React.ReactNode {
  const say = useSay<'lesson' | 'sevenLearn' | 'words'>();
  const language = useLanguage();
  const { game, idea, rule, ask, answer, choices } = step;
  const names = namesOf(say, game.players);
  /** The index of the answer; null if it was only shown. */
  const [given, setGiven] = useState<number | null>();
  const isAnswered = given !== undefined;
  const isRight = isAnswered && given !== null && choices[given] === answer;
  const table = KNIGHT_POINTS.flatMap((points, count) =>
    count === 0 ? [] : [say('sevenLearn.knightsTable', { count, points })],
  ).join(', ');
  return (
    <LessonFrame
      title={say('sevenLearn.title')}
      close={{ href: `/${language}/palatinus/learn`, label: say('lesson.close') }}
      bar={<LessonProgress number={number} count={LESSON_LENGTH} />}
      board={<StepMap step={step} isAnswered={isAnswered} />}
      footer={
        <LessonFooter rule={<RuleButton rule={rule} />}>
          {isAnswered ? (
            <NextButton onClick={onNext}>
              {say(number === LESSON_LENGTH ? 'lesson.finish' : 'lesson.next')}
            </NextButton>
          ) : (
            <Button onClick={() => setGiven(null)}>{say('lesson.showAnswer')}</Button>
          )}
        </LessonFooter>
      }
    >
      <LessonWords
        heading={say(`sevenLearn.idea-${idea}`)}
        text={idea === 'knights' ? say('sevenLearn.text-knights', { table }) : say(`sevenLearn.text-${idea}`)}
        task={
          ask.what === 'consul'
            ? say('sevenLearn.askConsul')
            : say(ASKS[ask.what], { who: names.one(ask.player) })
        }
        isFirst={isFirst}
        answered={isAnswered ? (isRight ? 'right' : 'wrong') : undefined}
      />
      {number === 1 && <ClassLegend />}
      <WhoStands step={step} />
      <Choices
        options={choices.map((choice) => ({
          label: ask.what === 'consul' ? names.one(choice) : String(choice),
        }))}
        answered={isAnswered ? { given: given ?? undefined, right: choices.indexOf(answer) } : undefined}
        layout={ask.what === 'consul' ? 'pairs' : 'row'}
        onPick={setGiven}
      />
      {isAnswered && <StepFeedback step={step} given={given === null ? undefined : choices[given]} />}
    </LessonFrame>
  );
}

const ASKS = {
  strength: 'sevenLearn.askStrength',
  points: 'sevenLearn.askPoints',
  knights: 'sevenLearn.askKnights',
} as const;
