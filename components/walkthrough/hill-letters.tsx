'use client';

import { useSay } from '@/components/shell/speech';
import { Icon } from '@/components/ui/icon';
import { type CountStep, LETTERS, type Letter } from '@/lib/palatinus';
import type { StepNow } from './use-step';

const STOP =
  'flex h-touch min-w-0 flex-1 cursor-pointer items-center justify-center rounded-full border-2 font-bold text-lg aria-[current=step]:border-terracotta aria-[current=step]:bg-terracotta-fill aria-[current=step]:text-on-fill';
const COUNTED = 'border-laurel-fill bg-laurel-fill text-on-fill';
const AHEAD = 'border-line bg-card text-ink';

type Props = Pick<StepNow, 'goTo'> & {
  readonly step: CountStep;
  readonly steps: readonly CountStep[];
};

/** The seven hills in order, and the tally: where one is, what is counted already, and a way to any of them. */
export function HillLetters({ step, steps, goTo }: Props): React.ReactNode {
  const say = useSay<'score'>();
  const here = step.part === 'tally' ? undefined : step.letter;
  const jump = (to: (other: CountStep) => boolean): void => {
    const found = steps.find(to);
    if (found) goTo(found);
  };
  return (
    <nav aria-label={say('score.hills')} className="-mx-3 flex justify-between gap-0.5 sm:mx-0 sm:gap-1">
      {LETTERS.map((letter) => (
        <button
          key={letter}
          type="button"
          aria-label={say(isCounted(letter, here) ? 'score.hillCounted' : 'score.hillOf', { letter })}
          aria-current={letter === here ? 'step' : undefined}
          onClick={() => jump((other) => other.part !== 'tally' && other.letter === letter)}
          className={`${STOP} ${isCounted(letter, here) ? COUNTED : AHEAD}`}
        >
          {letter}
        </button>
      ))}
      <button
        type="button"
        aria-label={say('score.tally')}
        title={say('score.tally')}
        aria-current={here === undefined ? 'step' : undefined}
        onClick={() => jump(({ part }) => part === 'tally')}
        className={`${STOP} ${AHEAD}`}
      >
        <Icon name="cup" />
      </button>
    </nav>
  );
}

function isCounted(letter: Letter, here: Letter | undefined): boolean {
  return here === undefined || letter < here;
}
