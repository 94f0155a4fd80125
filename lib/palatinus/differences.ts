/**
 * What a correction changes in the end: who controls a hill, how many points somebody has, who wins. Who was captured
 * where, and each inhabitant's influence, is explained hill by hill already; here a table wants to know whether it matters.
 */

import { deedsOf, type HillSoFar } from './beats';
import type { Control, Result } from './result';
import { playersTaking } from './takers';
import type { Letter } from './types';

export type Difference =
  | { readonly what: 'hill'; readonly letter: Letter; readonly before: Control; readonly after: Control }
  | { readonly what: 'condottieri'; readonly letter: Letter }
  | { readonly what: 'points'; readonly player: number; readonly before: number; readonly after: number }
  | { readonly what: 'winners'; readonly before: readonly number[]; readonly after: readonly number[] };

/**
 * For two counts of one table, with the same players; nothing, if all comes out the same. With the hills that are known so
 * far, only who takes those of them that are decided, and whether the condottieri of the last one do something else.
 */
export function differencesBetween(
  before: Result,
  after: Result,
  known?: readonly HillSoFar[],
): readonly Difference[] {
  const differences: Difference[] = [];
  before.hills.forEach(({ letter, outcome }, index) => {
    if (known && !known.some((hill) => hill.letter === letter && hill.isDecided)) return;
    const now = after.hills[index]?.outcome ?? outcome;
    if (!isSame(playersTaking(outcome), playersTaking(now)))
      differences.push({ what: 'hill', letter, before: outcome, after: now });
  });
  if (known) {
    const letter = known.at(-1)?.letter;
    const [was, is] = [before, after].map(({ hills }) => hills.find((hill) => hill.letter === letter));
    if (was && is && deedsOf(was) !== deedsOf(is))
      differences.push({ what: 'condottieri', letter: is.letter });
    return differences;
  }
  before.tally.forEach(({ player, points }, index) => {
    const now = after.tally[index]?.points ?? points;
    if (now !== points) differences.push({ what: 'points', player, before: points, after: now });
  });
  if (!hasSameWinners(before, after))
    differences.push({ what: 'winners', before: before.winners, after: after.winners });
  return differences;
}

export function hasSameWinners(one: Pick<Result, 'winners'>, other: Pick<Result, 'winners'>): boolean {
  return isSame(one.winners, other.winners);
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((player, index) => player === others[index]);
}
