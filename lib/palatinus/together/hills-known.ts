/** Apart from `furthest.ts`, which Home loads, because this needs the rules of the count. */

import { countSteps, type HillSoFar, hillsSoFar, parseStep, type Result } from '..';
import type { Furthest } from './furthest';

/** The hills as far as they are counted by then; undefined at the end, where everything is known. */
export function hillsKnown(
  result: Result,
  { step, beats }: Pick<Furthest, 'step' | 'beats'>,
): readonly HillSoFar[] | undefined {
  const last = parseStep(countSteps(result), step);
  return last && last.part !== 'tally' ? hillsSoFar(result, last, beats) : undefined;
}
