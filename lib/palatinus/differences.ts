/**
 * What a correction changes in the end: who controls a hill, how many points somebody has, who wins. Who was captured
 * where, and each inhabitant's influence, is explained hill by hill already; here a table wants to know whether it matters.
 */

import type { Control, Result } from './result';
import type { Letter } from './types';

export type Difference =
  | { readonly what: 'hill'; readonly letter: Letter; readonly before: Control; readonly after: Control }
  | { readonly what: 'points'; readonly player: number; readonly before: number; readonly after: number }
  | { readonly what: 'winners'; readonly before: readonly number[]; readonly after: readonly number[] };

/** For two counts of one table, with the same players; nothing, if all comes out the same. */
export function differencesBetween(before: Result, after: Result): readonly Difference[] {
  const differences: Difference[] = [];
  before.hills.forEach(({ letter, outcome }, index) => {
    const now = after.hills[index]?.outcome ?? outcome;
    if (!isSame(playersTaking(outcome), playersTaking(now)))
      differences.push({ what: 'hill', letter, before: outcome, after: now });
  });
  before.tally.forEach(({ player, points }, index) => {
    const now = after.tally[index]?.points ?? points;
    if (now !== points) differences.push({ what: 'points', player, before: points, after: now });
  });
  if (!isSame(before.winners, after.winners))
    differences.push({ what: 'winners', before: before.winners, after: after.winners });
  return differences;
}

/** One takes the token, several are tied, nobody takes nothing: the players alone tell these apart. */
function playersTaking(outcome: Control): readonly number[] {
  if (outcome.kind === 'won') return [outcome.player];
  return outcome.kind === 'tied' ? outcome.players : [];
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((player, index) => player === others[index]);
}
