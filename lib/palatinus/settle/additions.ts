/**
 * Errors of addition: one player's influence on one hill added up wrongly, with the resulting taker and points, or
 * one player's points.
 */

import { controlOf, gainsFromControl, type Hill, LETTERS, type Letter, type Result } from '..';
import type { Numbers, OwnCount } from './own-count';

export interface Addition {
  readonly player: number;
  /** The hill whose influence it is about; null if it is about the points. */
  readonly hill: Letter | null;
  /** The right sum, and the players' sum. If they wrote down no sum, the nearest number with the same effect. */
  readonly ours: number;
  readonly yours: number;
}

export interface AdditionVariant {
  readonly addition: Addition;
  readonly numbers: Numbers;
}

/** Every error of addition that could lead to a count, with the numbers that result from it. */
export function additionsFor(result: Result, count: OwnCount): readonly AdditionVariant[] {
  return [
    ...LETTERS.flatMap((letter, index) =>
      influenceAdditions(result, result.hills[index] as Hill, count.influence?.[letter] ?? []),
    ),
    ...pointsAdditions(result, count.points ?? []),
  ];
}

function influenceAdditions(
  result: Result,
  hill: Hill,
  counted: readonly (number | null)[],
): readonly AdditionVariant[] {
  return hill.totals.flatMap((ours, player) => {
    const typed = counted[player];
    const possible = typeof typed === 'number' ? [typed] : turningPoints(hill, player);
    return possible
      .filter((yours) => yours !== ours)
      .map((yours) => ({
        addition: { player, hill: hill.letter, ours, yours },
        numbers: withTotal(result, hill, player, yours),
      }));
  });
}

/** A forgotten piece, or one counted twice, makes at most this difference. Only for sums that nobody typed. */
const LARGEST_MISTAKE = 8;

/** One more than the most of the others, as many, one less: of those, the ones that change who takes the hill. */
function turningPoints({ totals }: Hill, player: number): readonly number[] {
  const ours = totals[player] as number;
  const most = Math.max(...totals.filter((_, other) => other !== player));
  return [most + 1, most, most - 1].filter(
    (yours) =>
      yours >= 0 &&
      Math.abs(yours - ours) <= LARGEST_MISTAKE &&
      Math.sign(yours - most) !== Math.sign(ours - most),
  );
}

function withTotal({ hills, tally }: Result, hill: Hill, player: number, total: number): Numbers {
  const totals = hill.totals.with(player, total);
  const changed = { ...hill, totals, outcome: controlOf(totals) };
  const points = tally.map((row) => row.points);
  for (const gain of gainsFromControl(hill))
    points[gain.player] = (points[gain.player] as number) - gain.points;
  for (const gain of gainsFromControl(changed))
    points[gain.player] = (points[gain.player] as number) + gain.points;
  return {
    hills: hills.map((other) => (other === hill ? changed : other)),
    tally: points.map((sum) => ({ points: sum })),
  };
}

function pointsAdditions(result: Result, counted: readonly (number | null)[]): readonly AdditionVariant[] {
  return result.tally.flatMap(({ player, points: ours }) => {
    const yours = counted[player] ?? ours;
    if (yours === ours) return [];
    const tally = result.tally.with(player, {
      ...(result.tally[player] as Result['tally'][number]),
      points: yours,
    });
    return [{ addition: { player, hill: null, ours, yours }, numbers: { hills: result.hills, tally } }];
  });
}
