/** The geometry of the drawing: the rim of a tile is closed and regular, and the frame holds both kinds of board. */
import { describe, expect, test } from 'vitest';
import { HANDEDNESSES, PLACES, SPOTS } from '@/lib/palatinus';
import { hexPoints, layoutOf, middleOf, moveTo, spotAt, TILE_POINTS, viewBoxOf } from './layout';

const read = (points: string): number[][] => points.split(' ').map((point) => point.split(',').map(Number));

const sides = (points: number[][]): number[] =>
  points.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    return Math.hypot(nextX - x, nextY - y);
  });

test('a hex has six sides and a tile eighteen, all as long as a side of the grid', () => {
  expect(sides(read(hexPoints()))).toHaveLength(6);
  expect(sides(read(TILE_POINTS))).toHaveLength(18);
  for (const side of [...sides(read(hexPoints())), ...sides(read(TILE_POINTS))])
    expect(side).toBeCloseTo(100, 0);
});

test('a smaller hex keeps its shape', () => {
  for (const side of sides(read(hexPoints(0.5)))) expect(side).toBeCloseTo(50, 0);
});

test('each column moves a hex by one and a half sides', () => {
  expect(moveTo({ q: 0, r: 0 })).toBe('translate(0 0)');
  expect(moveTo({ q: 2, r: -1 })).toBe('translate(300 0)');
  expect(moveTo({ q: 1, r: 0 })).toBe('translate(150 86.6)');
});

test('a point is on the field whose hex contains it, and on no field if it is on a hill', () => {
  const layout = layoutOf('left', 1);
  for (const spot of SPOTS) {
    const { x, y } = middleOf(layout.spots[spot]);
    expect(spotAt(layout, { x: x + 60, y: y - 40 })).toBe(spot);
  }
  for (const place of PLACES) expect(spotAt(layout, middleOf(layout.hills[place]))).toBeUndefined();
  expect(spotAt(layout, { x: 2000, y: 0 })).toBeUndefined();
});

test('the frame of a field centres it among its neighbours, also on the rim of the board', () => {
  const layout = layoutOf('right');
  for (const spot of SPOTS) {
    const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(layout, spot).split(' ').map(Number);
    const { x, y } = middleOf(layout.spots[spot]);
    expect([left + width / 2, top + height / 2].map(Math.round)).toEqual([x, y].map(Math.round));
    expect([width, height]).toEqual([516, 535.6]);
  }
});

describe.each(HANDEDNESSES)('the frame around a board that leans %s', (handedness) => {
  const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(layoutOf(handedness)).split(' ').map(Number);

  test('is centred on the middle tile, because the ring is regular', () => {
    expect(left + width / 2).toBeCloseTo(0, 0);
    expect(top + height / 2).toBeCloseTo(0, 0);
  });

  test('is as wide as the outermost hexes, plus the outline', () => {
    // The outer hills are three columns out and their tiles reach two and a half sides further; 8 on each side for
    // the outline.
    expect(width).toBeCloseTo(2 * (3 * 150 + 250 + 8), 0);
  });
});
