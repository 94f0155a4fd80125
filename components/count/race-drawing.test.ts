/** Every line of the race can be followed: equal points hide nobody, and no line runs through a name. */
import { expect, test } from 'vitest';
import { drawRace, NAME_HEIGHT, STAGE_HEIGHT } from './race-drawing';

const race = [{ points: [0, 3, 0, 0, 0] }, { points: [5, 3, 6, 0, 4] }, { points: [11, 8, 6, 0, 11] }];
const { lines, height, scale } = drawRace(race);
const xs = lines.map(({ end }) => end.x);

test('has a mark for every player at every stage, further to the right with more points', () => {
  expect(lines.map(({ points }) => points)).toEqual([11, 11, 8, 6, 0]);
  for (const { marks } of lines) expect(marks).toHaveLength(race.length);
  expect(xs).toEqual(xs.toSorted((a, b) => b - a));
  expect(new Set(xs).size).toBe(lines.length);
});

test('separates marks of equal points, within the row of their stage', () => {
  const everybodyAtZero = drawRace([{ points: [0, 0, 0, 0, 0] }]);
  const heights = everybodyAtZero.lines.flatMap(({ marks }) => marks.map(({ y }) => y));
  expect(new Set(heights).size).toBe(5);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(STAGE_HEIGHT);
});

test('ends each line in a row of its own, before any name to its left begins', () => {
  const ys = lines.map(({ end }) => end.y);
  expect(ys).toEqual(ys.map((_, row) => (ys[0] ?? 0) + row * NAME_HEIGHT));
  expect(ys.at(-1)).toBeLessThan(height);
});

test('counts the points in fives', () => {
  expect(scale.map(({ points }) => points)).toEqual([0, 5, 10]);
  expect(drawRace([{ points: [0, 0] }]).scale).toEqual([{ points: 0, x: 0 }]);
});

test.each([
  [34, [0, 5, 10, 15, 20, 25, 30]],
  [62, [0, 10, 20, 30, 40, 50, 60]],
  [140, [0, 50, 100]],
])('has few enough numbers to be legible, up to %i', (most, numbers) => {
  expect(drawRace([{ points: [most, 0] }]).scale.map(({ points }) => points)).toEqual(numbers);
});

test('has room for points below zero, and for points that were lost again', () => {
  const lost = drawRace([{ points: [12, 0] }, { points: [2, -8] }]);
  expect(lost.scale.map(({ points }) => points)).toEqual([-5, 0, 5, 10]);
  const xs = lost.lines.flatMap(({ marks }) => marks.map(({ x }) => x));
  expect(Math.min(...xs)).toBeCloseTo(0, -1);
  expect(Math.max(...xs)).toBeCloseTo(100, -1);
});

test('moves nobody to the left who loses no points, even among equals', () => {
  const tied = drawRace([{ points: [4, 4, 4, 0] }, { points: [4, 9, 4, 0] }, { points: [4, 9, 9, 4] }]);
  for (const { marks } of tied.lines)
    expect(marks.map(({ x }) => x)).toEqual(marks.map(({ x }) => x).toSorted((a, b) => a - b));
});
