/** Steps over a patch: six directions and along the row; over a gap, never off the patch, and always reversible. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, distance, type Heading, type Hex, neighbours, step, turnDirection, walk } from '.';

const ORIGIN: Hex = { q: 0, r: 0 };
const HEADINGS: readonly Heading[] = [...DIRECTIONS, 'left', 'right'];

const rangeTo = (radius: number): readonly Hex[] =>
  [...Array(2 * radius + 1).keys()]
    .flatMap((q) => [...Array(2 * radius + 1).keys()].map((r) => ({ q: q - radius, r: r - radius })))
    .filter((hex) => distance(hex, ORIGIN) <= radius);

/** Seven flowers of six hexes around a gap: the board of the game, leaning right. */
const GAPS: readonly Hex[] = [
  ORIGIN,
  ...DIRECTIONS.map((out) => walk(walk(ORIGIN, out, 2), turnDirection(out, 1))),
];
const FLOWERS = GAPS.flatMap((gap) => neighbours(gap));

function back(heading: Heading): Heading {
  if (heading === 'left') return 'right';
  return heading === 'right' ? 'left' : turnDirection(heading, 3);
}

function reached(patch: readonly Hex[], from: Hex, headings: readonly Heading[]): Set<Hex> {
  const seen = new Set([from]);
  for (const hex of seen) for (const heading of headings) seen.add(step(patch, hex, heading));
  return seen;
}

describe('a step', () => {
  const patch = rangeTo(2);

  test.each(DIRECTIONS)('in direction %i leads to the neighbour there', (direction) => {
    expect(step(patch, ORIGIN, direction)).toEqual(walk(ORIGIN, direction));
  });

  test.each([
    ['right', ORIGIN, [1, 0], [2, -1]],
    ['left', ORIGIN, [-1, 1], [-2, 1]],
    ['right', { q: -2, r: 1 }, [-1, 1], [0, 0]],
    ['left', { q: 2, r: -1 }, [1, 0], [0, 0]],
  ] as const)(
    'to the %s goes down half a hex, then up again: level every second time',
    (heading, from, first, second) => {
      const one = step(patch, from, heading);
      const two = step(patch, one, heading);
      expect([one, two]).toEqual([first, second].map(([q, r]) => ({ q, r })));
    },
  );

  test('over a gap leads to the hex behind it', () => {
    expect(step(neighbours(ORIGIN), { q: 0, r: -1 }, 3)).toEqual({ q: 0, r: 1 });
    expect(step(neighbours(ORIGIN), { q: -1, r: 0 }, 2)).toEqual({ q: 1, r: 0 });
    expect(step(neighbours({ q: 1, r: 0 }), ORIGIN, 'right')).toEqual({ q: 2, r: -1 });
  });

  test('over two missing hexes does not lead anywhere', () => {
    expect(step([ORIGIN, walk(ORIGIN, 1, 3)], ORIGIN, 1)).toBe(ORIGIN);
  });

  test.each(HEADINGS)('off the rim, heading %s, stays', (heading) => {
    expect(step([ORIGIN], ORIGIN, heading)).toBe(ORIGIN);
  });
});

describe('on any patch', () => {
  const patches = fc.subarray([...rangeTo(4)], { minLength: 1 });

  test('a step stays on the patch, and the step back returns', () => {
    fc.assert(
      fc.property(patches, fc.nat(), fc.constantFrom(...HEADINGS), (patch, index, heading) => {
        const from = patch[index % patch.length] ?? ORIGIN;
        const to = step(patch, from, heading);
        expect(patch).toContain(to);
        if (to !== from) expect(step(patch, to, back(heading))).toBe(from);
      }),
    );
  });
});

describe.each([
  ['with its gaps', FLOWERS],
  ['with its gaps filled', [...FLOWERS, ...GAPS]],
] as const)('on the board, %s', (_, patch) => {
  test.each([
    ['all eight keys', HEADINGS],
    ['the four arrows', [0, 3, 'left', 'right'] as const],
  ])('%s lead from every hex to every other', (_name, headings) => {
    for (const from of patch) expect(reached(patch, from, headings).size).toBe(patch.length);
  });
});
