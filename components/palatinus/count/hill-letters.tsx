'use client';

/**
 * The seven hills in order, as links to their counts. A hill that was taken shows the colour and shape of its taker,
 * so the current hill is marked by a ring, not by another colour.
 */
import { PlainShape } from '@/components/boards/sign';
import { Sign } from '@/components/palatinus/board/piece';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import {
  type ByPeople,
  type CountStep,
  type Hill,
  type Letter,
  type Player,
  parseStep,
  takersOf,
} from '@/lib/palatinus';
import type { Walk } from './use-walk';

const CHIP =
  'relative flex h-touch min-w-0 flex-1 cursor-pointer before:absolute before:-inset-x-1 before:-inset-y-0.5 flex-col items-center justify-center rounded-xl border-2 aria-[current=step]:border-ink aria-[current=step]:ring-2 aria-[current=step]:ring-ink';
const PLAIN = 'border-line bg-card text-ink';
const TAKEN: ByPeople<string> = {
  red: 'border-people-red bg-people-red text-on-fill',
  purple: 'border-people-purple bg-people-purple text-on-fill',
  green: 'border-people-green bg-people-green text-on-fill',
  yellow: 'border-people-yellow bg-people-yellow text-on-fill',
  blue: 'border-people-blue bg-people-blue text-on-fill',
};

type Props = Pick<Walk, 'jumpTo' | 'known'> & {
  readonly players: readonly Player[];
  readonly hills: readonly Hill[];
  /** The hill of the current step. */
  readonly here: Letter;
  readonly steps: readonly CountStep[];
  /** Whether the step already shows who takes the hill. */
  readonly isDecided: boolean;
  /** Whether everybody has seen the result. */
  readonly isAllKnown: boolean;
};

export function HillLetters(props: Props): React.ReactNode {
  const { players, hills, here, steps, isDecided, isAllKnown, known = [], jumpTo } = props;
  const say = useSay<'score' | 'words'>();
  const isCounted = (letter: Letter): boolean =>
    isAllKnown ||
    letter < here ||
    (letter === here && isDecided) ||
    known.some((hill) => hill.letter === letter && hill.isDecided);
  const jump = (letter: Letter): void => {
    const first = parseStep(steps, letter);
    if (first) jumpTo(first);
  };
  const nameOf = (letter: Letter, takers: readonly Player[]): string => {
    const who = takers.map((player) => playerName(say, player)).join(', ');
    if (takers.length === 0) return say('score.hillTakenByNobody', { letter });
    return say(takers.length > 1 ? 'score.hillTied' : 'score.hillTaken', { letter, who });
  };
  return (
    <nav aria-label={say('score.hills')} className="-mx-3 flex gap-1 sm:mx-0 sm:gap-2">
      {hills.map(({ letter, outcome }) => {
        const takers = isCounted(letter) ? takersOf(outcome, players) : undefined;
        const [taker, ...others] = takers ?? [];
        return (
          <button
            key={letter}
            type="button"
            aria-label={takers ? nameOf(letter, takers) : say('score.hillOf', { letter })}
            aria-current={letter === here ? 'step' : undefined}
            onClick={() => jump(letter)}
            className={`${CHIP} ${taker && others.length === 0 ? TAKEN[taker.people] : PLAIN}`}
          >
            <b className="text-[min(1.1875rem,5.6vw)] leading-5">{letter}</b>
            <span className="flex h-3.5 items-center -space-x-0.5">
              {takers && <Takers takers={takers} />}
            </span>
          </button>
        );
      })}
    </nav>
  );
}

/** For one taker a plain shape on the taker's colour, for a tie the signs of all, for nobody a dash. */
function Takers({ takers }: { readonly takers: readonly Player[] }): React.ReactNode {
  const [taker, ...others] = takers;
  if (!taker) return <span className="h-0.5 w-3 rounded-full bg-edge" />;
  if (others.length === 0) return <PlainShape colour={taker.people} className="size-3.5" />;
  return takers.map(({ people }) => <Sign key={people} people={people} className="size-3.5" />);
}
