/**
 * What a correction changes: where an epoch gives different points, and what that means for the track and the
 * winners. Compares two counts of one game with the same players; epochs that only one of them has are left out.
 */

import { hillPoints } from './published-result';
import type { EpochScore, Result, Source } from './result';
import { pointsOf } from './score';
import type { Epoch, Hill } from './types';

/** Before and after, of whatever it is about. */
interface Change<T> {
  readonly before: T;
  readonly after: T;
}

export type Difference =
  | ({ readonly what: 'consuls'; readonly epoch: Epoch } & Change<readonly number[]>)
  /** Points for each player. */
  | ({ readonly what: 'hill'; readonly epoch: Epoch; readonly hill: Hill } & Change<readonly number[]>)
  | ({ readonly what: 'knights' | 'penalties'; readonly epoch: Epoch } & Change<readonly number[]>)
  /** The total on the track after the last epoch that both have. */
  | ({ readonly what: 'points'; readonly player: number } & Change<number>)
  | ({ readonly what: 'winners' } & Change<readonly number[]>);

/** Empty if all comes out the same. */
export function differencesBetween(before: Result, after: Result): readonly Difference[] {
  const differences: Difference[] = [];
  const both = before.epochs.flatMap((epoch, index) => {
    const other = after.epochs[index];
    return other ? [[epoch, other] as const] : [];
  });
  for (const [one, other] of both) epochDifferences(differences, one, other);

  const [then, now] = both.at(-1) as (typeof both)[number];
  then.running.forEach((points, player) => {
    const changed = now.running[player] as number;
    if (points !== changed) differences.push({ what: 'points', player, before: points, after: changed });
  });
  // Winners that only one of the counts has come from playing on and not from a correction.
  if (before.winners && after.winners && !isSame(before.winners, after.winners))
    differences.push({ what: 'winners', before: before.winners, after: after.winners });
  return differences;
}

function epochDifferences(differences: Difference[], before: EpochScore, after: EpochScore): void {
  const { epoch } = before;
  const [consuls, others] = [consulsOf(before), consulsOf(after)];
  if (!isSame(consuls, others)) differences.push({ what: 'consuls', epoch, before: consuls, after: others });
  before.hills.forEach((hill, index) => {
    const points = hillPoints(hill);
    const changed = hillPoints(after.hills[index] as typeof hill);
    if (!isSame(points, changed))
      differences.push({ what: 'hill', epoch, hill: hill.hill, before: points, after: changed });
  });
  for (const [what, source] of [
    ['knights', 'knights'],
    ['penalties', 'penalty'],
  ] as const) {
    const [points, changed] = [from(before, source), from(after, source)];
    if (!isSame(points, changed)) differences.push({ what, epoch, before: points, after: changed });
  }
}

/** The order of two consuls makes no difference to the points. */
function consulsOf({ election }: EpochScore): readonly number[] {
  return election.consuls.map(({ player }) => player).sort((a, b) => a - b);
}

function from({ gains, total }: EpochScore, source: Source): readonly number[] {
  return pointsOf(gains, total.length, source);
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index]);
}
