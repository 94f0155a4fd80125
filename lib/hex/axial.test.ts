/** The grid: six directions, steps and turning. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Direction, distance, type Hex, neighbours, turn, turnDirection, walk } from '.';

const ORIGIN: Hex = { q: 0, r: 0 };

const directions = fc.constantFrom(...DIRECTIONS);
const hexes: fc.Arbitrary<Hex> = fc.record(
  { q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) },
  { noNullPrototype: true },
);
const turns = fc.integer({ min: -20, max: 20 });

const byPlace = (a: Hex, b: Hex): number => a.q - b.q || a.r - b.r;

describe('directions', () => {
  test.each([
    { from: 0, times: 0, to: 0, why: 'no turn at all' },
    { from: 0, times: 1, to: 1, why: 'one sixth clockwise' },
    { from: 5, times: 1, to: 0, why: 'past the top' },
    { from: 0, times: -1, to: 5, why: 'one sixth back' },
    { from: 2, times: 3, to: 5, why: 'about face' },
    { from: 4, times: 6, to: 4, why: 'a full circle' },
    { from: 1, times: -13, to: 0, why: 'two circles back and a sixth' },
  ] as const)('$from turned $times times is $to: $why', ({ from, times, to }) => {
    expect(turnDirection(from, times)).toBe(to);
  });
});

describe('walking', () => {
  test.each([
    [0, 'up', { q: 0, r: -1 }],
    [1, 'to the upper right', { q: 1, r: -1 }],
    [2, 'to the lower right', { q: 1, r: 0 }],
    [3, 'down', { q: 0, r: 1 }],
    [4, 'to the lower left', { q: -1, r: 1 }],
    [5, 'to the upper left', { q: -1, r: 0 }],
  ] as const)('direction %i leads one step %s', (direction, _, hex) => {
    expect(walk(ORIGIN, direction)).toStrictEqual(hex);
  });

  test('goes in a straight line from any hex', () => {
    expect(walk({ q: 3, r: -1 }, 4, 2)).toStrictEqual({ q: 1, r: 1 });
    expect(walk({ q: 3, r: -1 }, 1, 3)).toStrictEqual({ q: 6, r: -4 });
  });

  test('no steps lead nowhere', () => {
    expect(walk({ q: 3, r: -1 }, 5, 0)).toEqual({ q: 3, r: -1 });
  });

  test('there and back again', () => {
    fc.assert(
      fc.property(hexes, directions, (hex, direction) => {
        expect(walk(walk(hex, direction), turnDirection(direction, 3))).toStrictEqual(hex);
      }),
    );
  });
});

describe('neighbours', () => {
  test('are the six hexes around one, upwards first, then clockwise', () => {
    expect(neighbours({ q: 2, r: 5 })).toStrictEqual([
      { q: 2, r: 4 },
      { q: 3, r: 4 },
      { q: 3, r: 5 },
      { q: 2, r: 6 },
      { q: 1, r: 6 },
      { q: 1, r: 5 },
    ]);
  });

  test('a neighbour of a hex has that hex as a neighbour', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        for (const beside of neighbours(hex)) expect(neighbours(beside)).toContainEqual(hex);
      }),
    );
  });
});

describe('the distance', () => {
  test.each([
    [{ q: 0, r: 0 }, 0],
    [{ q: 2, r: -1 }, 2],
    [{ q: 2, r: 1 }, 3],
    [{ q: -1, r: -3 }, 4],
    [{ q: 0, r: 5 }, 5],
  ])('from the origin to %o is %i', (hex, steps) => {
    expect(distance(ORIGIN, hex)).toBe(steps);
  });

  test('is as long as a straight walk, and the same both ways', () => {
    fc.assert(
      fc.property(hexes, directions, fc.nat(20), (hex, direction, steps) => {
        const there = walk(hex, direction, steps);
        expect(distance(hex, there)).toBe(steps);
        expect(distance(there, hex)).toBe(steps);
      }),
    );
  });

  test('grows by at most one with each step', () => {
    fc.assert(
      fc.property(hexes, hexes, directions, (a, b, direction) => {
        expect(Math.abs(distance(a, walk(b, direction)) - distance(a, b))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('turning the grid', () => {
  test('a sixth clockwise takes up to the upper right, and on around', () => {
    const inDirection = (direction: Direction): Hex => walk(ORIGIN, direction);
    for (const direction of DIRECTIONS)
      expect(turn(inDirection(direction), 1)).toStrictEqual(inDirection(turnDirection(direction, 1)));
  });

  test('six turns give the original', () => {
    fc.assert(
      fc.property(hexes, (hex) => {
        expect(turn(hex, 6)).toStrictEqual(hex);
      }),
    );
  });

  test('turns add up', () => {
    fc.assert(
      fc.property(hexes, turns, turns, (hex, some, more) => {
        expect(turn(turn(hex, some), more)).toStrictEqual(turn(hex, some + more));
      }),
    );
  });

  test('the neighbours of a turned hex are its neighbours turned', () => {
    fc.assert(
      fc.property(hexes, turns, (hex, times) => {
        const turned = neighbours(hex).map((beside) => turn(beside, times));
        expect(turned.sort(byPlace)).toStrictEqual([...neighbours(turn(hex, times))].sort(byPlace));
      }),
    );
  });

  test('never gives a zero with a minus sign', () => {
    for (const times of DIRECTIONS) expect(turn(ORIGIN, times)).toStrictEqual({ q: 0, r: 0 });
  });
});
