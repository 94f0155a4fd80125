/**
 * What a correction changes in the end: who controls a hill, how many points somebody has, who wins. Captures and
 * influence are already explained hill by hill; this only answers whether the correction matters.
 */

import { actionsOf, type HillSoFar } from './beats';
import type { Control, Hill, Result } from './result';
import { gainsOf } from './score';
import { playersTaking } from './takers';
import type { Letter } from './types';

export type Difference =
  | { readonly what: 'hill'; readonly letter: Letter; readonly before: Control; readonly after: Control }
  | { readonly what: 'condottieri'; readonly letter: Letter }
  | { readonly what: 'points'; readonly player: number; readonly before: number; readonly after: number }
  | { readonly what: 'winners'; readonly before: readonly number[]; readonly after: readonly number[] };

/**
 * Compares two counts of one table with the same players; empty if both come out the same. `known` limits the
 * comparison to what has been shown so far: who takes the decided hills, the points, and whether the condottieri of
 * the last hill act differently.
 */
export function differencesBetween(
  before: Result,
  after: Result,
  known?: readonly HillSoFar[],
): readonly Difference[] {
  if (known) return differencesSoFar(before, after, known);
  const differences: Difference[] = hillDifferences(before.hills, after.hills);
  before.tally.forEach(({ player, points }, index) => {
    const now = after.tally[index]?.points ?? points;
    if (now !== points) differences.push({ what: 'points', player, before: points, after: now });
  });
  if (!hasSameWinners(before, after))
    differences.push({ what: 'winners', before: before.winners, after: after.winners });
  return differences;
}

function differencesSoFar(before: Result, after: Result, known: readonly HillSoFar[]): readonly Difference[] {
  const decidedIn = ({ hills }: Result): readonly Hill[] =>
    hills.filter(({ letter }) => known.some((hill) => hill.letter === letter && hill.isDecided));
  const [was, is] = [decidedIn(before), decidedIn(after)];
  const differences: Difference[] = hillDifferences(was, is);
  const last = known.at(-1);
  const [did, does] = [before, after].map(({ hills }) => hills.find(({ letter }) => letter === last?.letter));
  const isAnew = did !== undefined && does !== undefined && actionsOf(did) !== actionsOf(does);
  // If the condottieri of the last hill do the same, its captives so far are the same, too.
  const here = last && !last.isDecided && !isAnew ? [last] : [];
  before.tally.forEach(({ player }) => {
    const [then, now] = [pointsAt([...was, ...here], player), pointsAt([...is, ...here], player)];
    if (now !== then) differences.push({ what: 'points', player, before: then, after: now });
  });
  if (isAnew) differences.push({ what: 'condottieri', letter: does.letter });
  return differences;
}

function hillDifferences(before: readonly Hill[], after: readonly Hill[]): Difference[] {
  return before.flatMap(({ letter, outcome }, index): Difference[] => {
    const now = after[index]?.outcome ?? outcome;
    const isSameTaker = isSame(playersTaking(outcome), playersTaking(now));
    return isSameTaker ? [] : [{ what: 'hill', letter, before: outcome, after: now }];
  });
}

function pointsAt(hills: readonly Hill[], player: number): number {
  return gainsOf({ hills })
    .filter((gain) => gain.player === player)
    .reduce((total, { points }) => total + points, 0);
}

export function hasSameWinners(one: Pick<Result, 'winners'>, other: Pick<Result, 'winners'>): boolean {
  return isSame(one.winners, other.winners);
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((player, index) => player === others[index]);
}
