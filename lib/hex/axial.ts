/**
 * Axial coordinates on a grid of flat-top hexes: q grows to the right, r grows downwards.
 *
 * Cube coordinates would make turning simpler and everything else longer; offset coordinates would make rows simpler
 * and turning wrong at every second column.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Up, then clockwise: upper right, lower right, down, lower left, upper left. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, Hex>> = {
  0: { q: 0, r: -1 },
  1: { q: 1, r: -1 },
  2: { q: 1, r: 0 },
  3: { q: 0, r: 1 },
  4: { q: -1, r: 1 },
  5: { q: -1, r: 0 },
};

/** The direction `times` sixths of a circle further clockwise; negative goes back. */
export function turnDirection(direction: Direction, times: number): Direction {
  return ((((direction + times) % 6) + 6) % 6) as Direction;
}

/** The hex `distance` steps away in a straight line. */
export function walk(from: Hex, direction: Direction, distance = 1): Hex {
  const step = STEPS[direction];
  return { q: from.q + step.q * distance, r: from.r + step.r * distance };
}

/** The six hexes around one, upwards first, then clockwise. */
export function neighbours(of: Hex): readonly Hex[] {
  return DIRECTIONS.map((direction) => walk(of, direction));
}

/** The fewest steps from one hex to another. */
export function distance(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The hex after turning the whole grid around the origin, `times` sixths clockwise. */
export function turn(hex: Hex, times: number): Hex {
  let { q, r } = hex;
  for (let left = turnDirection(0, times); left > 0; left--) [q, r] = [unsigned(-r), q + r];
  return { q, r };
}

/** Adding 0 turns -0 into 0, because strict comparisons distinguish the two. */
function unsigned(n: number): number {
  return n + 0;
}
