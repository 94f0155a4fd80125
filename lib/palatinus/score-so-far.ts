/**
 * The score so far, at any step of the count: what the tally would be if the game ended there. It is computed from
 * the same gains as the tally, so that the last score always equals the tally.
 */

import { type CountStep, gainsUntil } from './count-steps';
import type { Result } from './result';
import { tallyOf } from './tally';

export interface ScoreSoFar {
  readonly player: number;
  /** What each kind of gain is worth so far; together they are the points. */
  readonly captives: number;
  readonly discs: number;
  readonly tokens: number;
  readonly points: number;
  /** How many of these points come from this hill so far. */
  readonly gained: number;
}

/** One for each player. */
export function scoresSoFar(result: Pick<Result, 'hills' | 'tally'>, step: CountStep): readonly ScoreSoFar[] {
  const gains = gainsUntil(result, step);
  const here = gains.filter(({ hill }) => step.part !== 'tally' && hill === step.letter);
  return tallyOf(gains, result.tally.length).map(({ player, captured, discs, tokens, points }) => ({
    player,
    captives: captured,
    discs: sum(discs),
    tokens: sum(tokens),
    points,
    gained: sum(here.filter((gain) => gain.player === player).map((gain) => gain.points)),
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
