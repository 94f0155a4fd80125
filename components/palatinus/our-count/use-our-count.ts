'use client';

/** What was typed, compared with the rules: which places agree, what is wrong with them, and where the two part first. */
import { useMemo } from 'react';
import { type Game, type Letter, makeNotation, makeTableNotation, type Result } from '@/lib/palatinus';
import {
  type CountPlace,
  type CountProblem,
  draftOfTyped,
  type FirstDifference,
  firstDifferences,
  isNothingTyped,
  isSameAt,
  numberAt,
  type OwnCount,
  placesIn,
  soundOwnCount,
  type TypedCount,
} from '@/lib/palatinus/settle';
import { useTypedCount } from './use-typed-count';

interface Verdict {
  /** What the rules say, where something sound was typed. */
  readonly ours: string | undefined;
  readonly agrees: boolean;
}

export interface OurCount {
  readonly game: Game;
  readonly notation: string;
  readonly result: Result;
  readonly typed: TypedCount;
  readonly type: (next: TypedCount) => void;
  readonly state: 'empty' | 'unsound' | 'agrees' | 'differs';
  /** None as long as something is wrong with what was typed. */
  readonly count: OwnCount | undefined;
  /** All that differ at the first place; none, if nothing differs. */
  readonly first: readonly FirstDifference[];
  /** At how many places the players have something else than the rules. */
  readonly differing: number;
  readonly problemAt: (...path: CountProblem['path']) => CountProblem | undefined;
  readonly verdictAt: (place: CountPlace) => Verdict;
  /** Of everything that was typed about a hill; none, if nothing was. */
  readonly verdictOfHill: (letter: Letter) => 'problem' | 'agrees' | 'differs' | undefined;
}

export function useOurCount(game: Game, result: Result): OurCount {
  const notation = useMemo(() => makeNotation(game), [game]);
  const [typed, type] = useTypedCount(useMemo(() => makeTableNotation(game), [game]));
  return useMemo(
    () => ({ game, notation, result, typed, type, ...checked(game, result, typed) }),
    [game, notation, result, typed, type],
  );
}

type Checked = Omit<OurCount, 'game' | 'notation' | 'result' | 'typed' | 'type'>;

function checked(game: Game, result: Result, typed: TypedCount): Checked {
  const draft = draftOfTyped(typed);
  const read = soundOwnCount(game, draft);
  const problems = read.ok ? [] : read.problems;
  const problemAt: OurCount['problemAt'] = (...path) =>
    problems.find((problem) => problem.path.join() === path.join());
  // A place without a problem holds what a count holds, whatever may be wrong elsewhere.
  const places = placesIn(draft as OwnCount);
  const verdictAt: OurCount['verdictAt'] = (place) => {
    const isTyped = places.some((other) => isSamePlace(other, place)) && !problemAt(...pathOf(place));
    const ours = isTyped ? String(numberAt(result, place)) : undefined;
    return { ours, agrees: isTyped && isSameAt(draft as OwnCount, result, place) };
  };
  const first = read.ok ? firstDifferences(read.value, result) : [];
  const differing = first.length > 0 ? 'differs' : 'agrees';
  return {
    state: isNothingTyped(typed) ? 'empty' : read.ok ? differing : 'unsound',
    count: read.ok ? read.value : undefined,
    first,
    differing: places.filter((place) => !isSameAt(draft as OwnCount, result, place)).length,
    problemAt,
    verdictAt,
    verdictOfHill: (letter) => {
      if (problems.some(({ path }) => path[1] === letter)) return 'problem';
      const here = places.filter((place) => place.what !== 'points' && place.hill === letter);
      if (here.length === 0) return undefined;
      return here.every((place) => verdictAt(place).agrees) ? 'agrees' : 'differs';
    },
  };
}

function pathOf(place: CountPlace): CountProblem['path'] {
  if (place.what === 'points') return ['points', place.player];
  return place.what === 'hill' ? ['hills', place.hill] : ['influence', place.hill, place.player];
}

function isSamePlace(one: CountPlace, other: CountPlace): boolean {
  return pathOf(one).join() === pathOf(other).join();
}
