/**
 * The score so far, at any step of the count: what the tally would say if the game ended there. Read off the same gains
 * as the tally, so that the last of these scores is the tally, and not a second sum that could differ from it.
 */

import { type CountStep, countSteps, gainsUntil, makeStep } from './count-steps';
import type { Result } from './result';
import { tallyOf } from './tally';

export interface ScoreSoFar {
  readonly player: number;
  /** What each kind of gain is worth so far; together they are the points. */
  readonly captives: number;
  readonly discs: number;
  readonly tokens: number;
  readonly points: number;
  /** How many of the points came with this very step. */
  readonly gained: number;
}

/** One for each player. */
export function scoresSoFar(result: Pick<Result, 'hills' | 'tally'>, step: CountStep): readonly ScoreSoFar[] {
  const players = result.tally.length;
  const before = stepBefore(result, step);
  const past = before ? tallyOf(gainsUntil(result, before), players) : [];
  return tallyOf(gainsUntil(result, step), players).map(({ player, captured, discs, tokens, points }) => ({
    player,
    captives: captured,
    discs: sum(discs),
    tokens: sum(tokens),
    points,
    gained: points - (past[player]?.points ?? 0),
  }));
}

function stepBefore(result: Pick<Result, 'hills'>, step: CountStep): CountStep | undefined {
  const steps = countSteps(result);
  return steps[steps.findIndex((other) => makeStep(other) === makeStep(step)) - 1];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
