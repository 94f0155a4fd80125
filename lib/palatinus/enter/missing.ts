/**
 * What a table still lacks, grouped by the screen where it is entered. The engine reports every gap with its place,
 * as a file needs it; on a screen the gaps are visible, so "5 tiles" is enough, and ten sentences would be too many.
 */

import type { Problem, ProblemCode } from '..';
import { MAIN_SCREENS, type MainScreen, screenForProblem } from './screens';

type Gap = 'players' | 'lean' | 'tiles' | 'arrows' | 'tokens' | 'springs';

const GAPS: Partial<Readonly<Record<ProblemCode, Gap>>> = {
  'players-too-few': 'players',
  'handedness-missing': 'lean',
  'tile-missing': 'tiles',
  'arrow-missing': 'arrows',
  'token-missing': 'tokens',
  'springs-missing': 'springs',
};

/** Each of these comes with another problem that says the same: an empty place comes with a missing tile. */
const DUPLICATES: readonly ProblemCode[] = ['place-empty', 'field-missing'];

export interface Missing {
  readonly at: MainScreen;
  readonly gaps: readonly { readonly gap: Gap; readonly count: number }[];
  /** Problems that are mistakes and not gaps, as the engine reports them. */
  readonly mistakes: readonly Problem[];
}

/** In the order of the screens; a screen that lacks nothing is left out. */
export function missingIn(problems: readonly Problem[]): readonly Missing[] {
  const counted = problems.filter(({ code }) => !DUPLICATES.includes(code));
  return MAIN_SCREENS.map((at) => {
    const here = counted.filter((problem) => screenForProblem(problem) === at);
    const gaps = here.flatMap(({ code }) => GAPS[code] ?? []);
    return {
      at,
      gaps: [...new Set(gaps)].map((gap) => ({ gap, count: gaps.filter((other) => other === gap).length })),
      mistakes: here.filter(({ code }) => !GAPS[code]),
    };
  }).filter(({ gaps, mistakes }) => gaps.length + mistakes.length > 0);
}
