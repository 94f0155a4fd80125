'use client';

import { Sign } from '@/components/palatinus/board/piece';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import type { CountStep, Hill, Letter, Player } from '@/lib/palatinus';
import { takersOf } from './takers';
import type { StepInView } from './use-step';

const STOP =
  'relative flex h-touch min-w-0 flex-1 cursor-pointer items-center justify-center rounded-full border-2 font-bold text-lg aria-[current=step]:border-terracotta aria-[current=step]:bg-terracotta-fill aria-[current=step]:text-on-fill';
const COUNTED = 'border-laurel-fill bg-laurel-fill text-on-fill';
const AHEAD = 'border-line bg-card text-ink';

type Props = Pick<StepInView, 'goTo'> & {
  readonly players: readonly Player[];
  readonly hills: readonly Hill[];
  readonly step: CountStep;
  readonly steps: readonly CountStep[];
};

/** The seven hills in order, and the tally: where one is, who took what is counted already, and a way to any of them. */
export function HillLetters({ players, hills, step, steps, goTo }: Props): React.ReactNode {
  const say = useSay<'score' | 'story' | 'words'>();
  const here = step.part === 'tally' ? undefined : step.letter;
  const jump = (to: (other: CountStep) => boolean): void => {
    const found = steps.find(to);
    if (found) goTo(found);
  };
  const nameOf = (letter: Letter, takers: readonly Player[]): string => {
    const names = takers.map((player) => playerName(say, player)).join(', ');
    const who = takers.length > 1 ? say('story.tied', { who: names }) : names || say('story.noOne');
    return say('score.hillCounted', { letter, who });
  };
  return (
    <nav aria-label={say('score.hills')} className="-mx-3 flex justify-between gap-0.5 sm:mx-0 sm:gap-1">
      {hills.map(({ letter, outcome }) => {
        const isCounted = isDone(letter, step);
        const takers = isCounted ? takersOf(outcome, players) : [];
        return (
          <button
            key={letter}
            type="button"
            aria-label={isCounted ? nameOf(letter, takers) : say('score.hillOf', { letter })}
            aria-current={letter === here ? 'step' : undefined}
            onClick={() => jump((other) => other.part !== 'tally' && other.letter === letter)}
            className={`${STOP} ${isCounted ? COUNTED : AHEAD}`}
          >
            {letter}
            <span className="absolute -bottom-1.5 flex -space-x-1.5">
              {takers.map(({ people }) => (
                <Sign key={people} people={people} className="size-4.5" />
              ))}
            </span>
          </button>
        );
      })}
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

/** At a hill's own influence it is known who takes it. */
function isDone(letter: Letter, step: CountStep): boolean {
  if (step.part === 'tally') return true;
  return letter < step.letter || (letter === step.letter && step.part === 'influence');
}
