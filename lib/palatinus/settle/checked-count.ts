/** What was typed about a game, checked against its result: what is wrong with it, where it agrees, where it first differs. */

import type { Game, Letter, Result } from '..';
import { type FirstDifference, firstDifferences } from './first-difference';
import { type CountPlace, isSameAt, numberAt, type OwnCount, placesIn } from './own-count';
import { type CountProblem, soundOwnCount } from './sound-own-count';
import { draftOfTyped, isNothingTyped, type TypedCount } from './typed-count';

export interface Verdict {
  /** What the rules say, where something sound was typed. */
  readonly ours: string | undefined;
  readonly agrees: boolean;
}

export interface CheckedCount {
  readonly state: 'empty' | 'unsound' | 'agrees' | 'differs';
  /** Undefined as long as something is wrong with what was typed. */
  readonly count: OwnCount | undefined;
  /** All numbers that differ at the first place where any does. */
  readonly first: readonly FirstDifference[];
  /** At how many places the players have something else than the rules. */
  readonly differing: number;
  readonly problemAt: (...path: CountProblem['path']) => CountProblem | undefined;
  readonly verdictAt: (place: CountPlace) => Verdict;
  /** Of everything that was typed about a hill; undefined if nothing was. */
  readonly verdictOfHill: (letter: Letter) => 'problem' | 'agrees' | 'differs' | undefined;
}

export function checkTypedCount(game: Game, result: Result, typed: TypedCount): CheckedCount {
  const draft = draftOfTyped(typed);
  const read = soundOwnCount(game, draft);
  const problems = read.ok ? [] : read.problems;
  // A place without a problem holds what a count holds, whatever may be wrong elsewhere.
  const count = draft as OwnCount;
  const places = placesIn(count);
  const problemAt: CheckedCount['problemAt'] = (...path) =>
    problems.find((problem) => problem.path.join() === path.join());
  const verdictAt: CheckedCount['verdictAt'] = (place) => {
    const isTyped = places.some((other) => isSamePlace(other, place)) && !problemAt(...pathOf(place));
    const ours = isTyped ? String(numberAt(result, place)) : undefined;
    return { ours, agrees: isTyped && isSameAt(count, result, place) };
  };
  const first = read.ok ? firstDifferences(read.value, result) : [];
  const soundState = first.length > 0 ? 'differs' : 'agrees';
  return {
    state: isNothingTyped(typed) ? 'empty' : read.ok ? soundState : 'unsound',
    count: read.ok ? read.value : undefined,
    first,
    differing: places.filter((place) => !isSameAt(count, result, place)).length,
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
