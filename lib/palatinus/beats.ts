/**
 * Counting together: a step of the count is revealed one thing at a time. A *beat* is one of these things: what a
 * condottiere does, a captive that leaves, an inhabitant's influence, and last of all who takes the hill.
 */

import { type CountStep, capturesNobody, isJudgedApart, judgedIn } from './count-steps';
import type { Gain } from './gains';
import { totalsOf } from './influence';
import type { Condottiere, Hill, Influence, Result } from './result';
import { gainsOf } from './score';
import type { FieldName } from './types';

export type Beat =
  | { readonly shows: 'condottiere' | 'captive' | 'influence'; readonly at: FieldName }
  | { readonly shows: 'verdict' };

/**
 * Everything a step shows, in order. A condottiere that already had a step of its own is shown again only if it
 * captures nobody.
 */
export function beatsOf(hill: Hill, step: CountStep): readonly Beat[] {
  const captives = hill.captures.map(({ at }): Beat => ({ shows: 'captive', at }));
  switch (step.part) {
    case 'judging':
      return judgedIn(hill, step).map(beatOfCondottiere);
    case 'leaving':
      return isJudgedApart(hill)
        ? [...captives, ...hill.condottieri.filter(capturesNobody).map(beatOfCondottiere)]
        : [...hill.condottieri.map(beatOfCondottiere), ...captives];
    case 'influence':
      return [
        ...hill.influence.filter(mayEarn).map(({ at }): Beat => ({ shows: 'influence', at })),
        { shows: 'verdict' },
      ];
    case 'tally':
      return [];
  }
}

function beatOfCondottiere({ at }: Condottiere): Beat {
  return { shows: 'condottiere', at };
}

/** Condottieri earn nothing, so they get no beat of their own at each hill. The verdict lists them. */
function mayEarn({ kind }: Influence): boolean {
  return kind !== 'condottiere';
}

/**
 * A step opens with its first beat, except a hill that begins with its influence: it opens with the question who
 * takes it.
 */
export function openingBeats(hill: Hill, step: CountStep): number {
  const [first, ...more] = beatsOf(hill, step);
  const opensHill = step.part === 'influence' && hill.condottieri.length === 0 && more.length > 0;
  return first && !opensHill ? 1 : 0;
}

/** What the condottieri of a hill do, in one word without a space, to tell whether they still do the same: `D5-red-captures-D4`. */
export function actionsOf({ condottieri }: Hill): string {
  return condottieri
    .map(({ at, people, outcome, captured }) => [at, people, outcome, ...captured].join('-'))
    .join(',');
}

/** Marks a hill that is being guessed at: not even its opening beat is shown. */
export const GUESSING = -1;

/** A hill as far as a step has shown it: the same lists, only shorter, and no taker before the last beat. */
export interface HillSoFar extends Hill {
  /** The condottieri whose outcome has been shown. Those that fled are off the board. */
  readonly settled: readonly Condottiere[];
  /** Whether it is known who takes the hill. */
  readonly isDecided: boolean;
  /** What was shown last. Undefined before the first beat and when a step is shown as a whole. */
  readonly latest: Beat | undefined;
}

/** Shows the whole step if no number of beats is given. */
export function hillSoFar(hill: Hill, step: CountStep, beats?: number): HillSoFar {
  const all = beatsOf(hill, step);
  if (beats === GUESSING) return unseen(hill);
  if (beats === undefined)
    return { ...hill, settled: hill.condottieri, isDecided: step.part === 'influence', latest: undefined };
  const shown = all.slice(0, beats);
  const isShown = (shows: Beat['shows'], at?: FieldName): boolean =>
    shown.some((beat) => beat.shows === shows && (beat.shows === 'verdict' || beat.at === at));
  const latest = shown.at(-1);
  switch (step.part) {
    case 'leaving':
      return {
        ...hill,
        captures: hill.captures.filter(({ at }) => isShown('captive', at)),
        settled: hill.condottieri.filter(({ at }) => isShown('condottiere', at)),
        isDecided: false,
        latest,
      };
    case 'influence': {
      const isDecided = isShown('verdict');
      const influence = isDecided
        ? hill.influence
        : hill.influence.filter(({ at }) => isShown('influence', at));
      return {
        ...hill,
        influence,
        totals: totalsOf(influence, hill.totals.length),
        outcome: isDecided ? hill.outcome : { kind: 'unclaimed' },
        settled: hill.condottieri,
        isDecided,
        latest,
      };
    }
    default:
      return { ...hill, settled: hill.condottieri, isDecided: false, latest };
  }
}

function unseen(hill: Hill): HillSoFar {
  return {
    ...hill,
    condottieri: [],
    captures: [],
    influence: [],
    totals: hill.totals.map(() => 0),
    outcome: { kind: 'unclaimed' },
    settled: [],
    isDecided: false,
    latest: undefined,
  };
}

/** Everything counted up to this point of a step: the hills before it as a whole, and nothing after it. */
export function hillsSoFar(
  { hills }: Pick<Result, 'hills'>,
  step: Exclude<CountStep, { part: 'tally' }>,
  beats?: number,
): readonly HillSoFar[] {
  return hills
    .filter(({ letter }) => letter <= step.letter)
    .map((hill) => {
      const { letter } = hill;
      if (letter < step.letter) return hillSoFar(hill, { part: 'influence', letter });
      const soFar = hillSoFar(hill, step, beats);
      if (step.part === 'influence') return soFar;
      const nothing = {
        influence: [],
        totals: hill.totals.map(() => 0),
        outcome: { kind: 'unclaimed' },
      } as const;
      if (step.part === 'leaving') return { ...soFar, ...nothing };
      const condottieri = soFar.condottieri.slice(0, step.condottiere + 1);
      return { ...soFar, ...nothing, condottieri, captures: [] };
    });
}

/** The result with one hill replaced by what is shown of it so far. */
export function resultSoFar(result: Result, hill: Hill): Result {
  return { ...result, hills: result.hills.map((other) => (other.letter === hill.letter ? hill : other)) };
}

/** What a beat gives to whom: a captive beat gives the captive, the verdict gives the token. */
export function gainsOfBeat(hill: Hill, beat: Beat): readonly Gain[] {
  return gainsOf({ hills: [hill] }).filter((gain) =>
    gain.from === 'capture' ? beat.shows === 'captive' && beat.at === gain.at : beat.shows === 'verdict',
  );
}
