/** Where hexes lie on a screen: flat on top, six equal sides, neighbours side to side. */

import { describe, expect, test } from 'vitest';
import { centre, corners, DIRECTIONS, type Hex, type Point, walk } from '.';

const SIZE = 10;
const HEIGHT = SIZE * Math.sqrt(3);
const HEX: Hex = { q: 2, r: -3 };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function corner(hex: Hex, index: number): Point {
  return corners(hex, SIZE)[index % 6] as Point;
}

function expectNear(point: Point, expected: Point): void {
  expect(point.x).toBeCloseTo(expected.x, 9);
  expect(point.y).toBeCloseTo(expected.y, 9);
}

describe('centres', () => {
  test.each([
    { hex: { q: 0, r: 0 }, x: 0, y: 0, why: 'the origin' },
    { hex: { q: 0, r: 1 }, x: 0, y: HEIGHT, why: 'straight down by the height of a hex' },
    { hex: { q: 1, r: 0 }, x: 15, y: HEIGHT / 2, why: 'to the lower right by one and a half sides' },
    { hex: { q: 2, r: -1 }, x: 30, y: 0, why: 'level again, two columns on' },
    { hex: { q: -1, r: 0 }, x: -15, y: -HEIGHT / 2, why: 'to the upper left' },
  ])('$hex lies at ($x, $y): $why', ({ hex, x, y }) => {
    expectNear(centre(hex, SIZE), { x, y });
  });

  test('of neighbours are all one hex height apart', () => {
    for (const direction of DIRECTIONS)
      expect(distance(centre(HEX, SIZE), centre(walk(HEX, direction), SIZE))).toBeCloseTo(HEIGHT, 9);
  });

  test('grow with the size', () => {
    const { x, y } = centre(HEX, SIZE);
    expectNear(centre(HEX, 3 * SIZE), { x: 3 * x, y: 3 * y });
  });
});

describe('corners', () => {
  test('start at the upper left and go clockwise', () => {
    expect(corners({ q: 0, r: 0 }, SIZE)).toHaveLength(6);
    expectNear(corner({ q: 0, r: 0 }, 0), { x: -SIZE / 2, y: -HEIGHT / 2 });
    expectNear(corner({ q: 0, r: 0 }, 1), { x: SIZE / 2, y: -HEIGHT / 2 });
    expectNear(corner({ q: 0, r: 0 }, 2), { x: SIZE, y: 0 });
    expectNear(corner({ q: 0, r: 0 }, 3), { x: SIZE / 2, y: HEIGHT / 2 });
    expectNear(corner({ q: 0, r: 0 }, 4), { x: -SIZE / 2, y: HEIGHT / 2 });
    expectNear(corner({ q: 0, r: 0 }, 5), { x: -SIZE, y: 0 });
  });

  test.each(DIRECTIONS)('%i is one side away from the centre and from the next corner', (direction) => {
    expect(distance(corner(HEX, direction), centre(HEX, SIZE))).toBeCloseTo(SIZE, 9);
    expect(distance(corner(HEX, direction), corner(HEX, direction + 1))).toBeCloseTo(SIZE, 9);
  });

  test.each(DIRECTIONS)('the side towards direction %i joins that corner and the next', (direction) => {
    const side = midpoint(corner(HEX, direction), corner(HEX, direction + 1));
    const border = midpoint(centre(HEX, SIZE), centre(walk(HEX, direction), SIZE));
    expectNear(side, border);
  });

  test.each(DIRECTIONS)('neighbours in direction %i share the two corners of their side', (direction) => {
    const beside = walk(HEX, direction);
    expectNear(corner(beside, direction + 4), corner(HEX, direction));
    expectNear(corner(beside, direction + 3), corner(HEX, direction + 1));
  });
});
