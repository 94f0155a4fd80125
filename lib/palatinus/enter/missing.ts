/**
 * What a table still lacks, by the screen that asks for it. The engine names every gap with its place, which a file
 * needs; on the screens a gap is in plain sight, and "5 tiles" is kinder than ten sentences about tiles and places.
 */

import type { Problem, ProblemCode } from '..';
import { mendedAt, WAY, type Waypoint } from './way';

type Gap = 'players' | 'lean' | 'tiles' | 'arrows' | 'tokens' | 'springs';

const GAPS: Partial<Readonly<Record<ProblemCode, Gap>>> = {
  'players-too-few': 'players',
  'handedness-missing': 'lean',
  'tile-missing': 'tiles',
  'arrow-missing': 'arrows',
  'token-missing': 'tokens',
  'springs-missing': 'springs',
};

/** Each comes with another that says the same: a place without a tile with a tile without a place. */
const ECHOES: readonly ProblemCode[] = ['place-empty', 'field-missing'];

export interface Missing {
  readonly at: Waypoint;
  /** Gaps of a sort, counted. */
  readonly gaps: readonly { readonly gap: Gap; readonly count: number }[];
  /** What is no gap but a mistake, in the engine's own words. */
  readonly mistakes: readonly Problem[];
}

/** In the order of the screens, and only those with something to ask. */
export function missingIn(problems: readonly Problem[]): readonly Missing[] {
  const told = problems.filter(({ code }) => !ECHOES.includes(code));
  return WAY.map((at) => {
    const here = told.filter((problem) => mendedAt(problem) === at);
    const gaps = here.flatMap(({ code }) => GAPS[code] ?? []);
    return {
      at,
      gaps: [...new Set(gaps)].map((gap) => ({ gap, count: gaps.filter((other) => other === gap).length })),
      mistakes: here.filter(({ code }) => !GAPS[code]),
    };
  }).filter(({ gaps, mistakes }) => gaps.length + mistakes.length > 0);
}
