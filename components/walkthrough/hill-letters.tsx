'use client';

import { useSay } from '@/components/shell/speech';
import { LETTERS } from '@/lib/palatinus';
import type { CountStep, StepNow } from './use-step';

const LETTER =
  'h-touch min-w-0 flex-1 cursor-pointer rounded-full border-2 font-bold text-lg aria-[current=step]:border-terracotta aria-[current=step]:bg-terracotta-fill aria-[current=step]:text-on-fill';
const COUNTED = 'border-laurel bg-laurel-wash text-laurel';
const AHEAD = 'border-line bg-card text-ink';

type Props = Pick<StepNow, 'step' | 'goTo'> & { readonly className?: string };

/** The seven hills in order: where one is, what is counted already, and a way to any of them. */
export function HillLetters({ step, goTo, className = '' }: Props): React.ReactNode {
  const say = useSay<'score'>();
  return (
    <nav aria-label={say('score.hills')} className={`flex justify-between gap-0.5 sm:gap-1 ${className}`}>
      {LETTERS.map((letter) => (
        <button
          key={letter}
          type="button"
          aria-label={say('score.hillOf', { letter })}
          aria-current={letter === step ? 'step' : undefined}
          onClick={() => goTo(letter)}
          className={`${LETTER} ${isCounted(letter, step) ? COUNTED : AHEAD}`}
        >
          {letter}
        </button>
      ))}
    </nav>
  );
}

function isCounted(letter: CountStep, step: CountStep): boolean {
  return step === 'tally' || letter < step;
}
