/** Every line of the race can be followed: equal points do not hide anybody, and no line runs through a name. */
import { expect, test } from 'vitest';
import { exampleGame, LETTERS, raceOf, score } from '@/lib/palatinus';
import { drawRace, NAME_HEIGHT, STAGE_HEIGHT } from './race-drawing';

const { lines, height, scale } = drawRace(raceOf(score(exampleGame())));
const xs = lines.map(({ end }) => end.x);

test('has a mark for every player at every hill, further to the right the more points', () => {
  expect(lines.map(({ points }) => points)).toEqual([11, 11, 8, 6, 0]);
  for (const { marks } of lines) expect(marks).toHaveLength(LETTERS.length);
  expect(xs).toEqual(xs.toSorted((a, b) => b - a));
  expect(new Set(xs).size).toBe(lines.length);
});

test('shows marks of equal points apart from each other, all within the row of their hill', () => {
  const everybodyAtZero = drawRace([{ letter: 'A', points: [0, 0, 0, 0, 0] }]);
  const heights = everybodyAtZero.lines.flatMap(({ marks }) => marks.map(({ y }) => y));
  expect(new Set(heights).size).toBe(5);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(STAGE_HEIGHT);
});

test('ends each line in a row of its own, before any name to the left of it begins', () => {
  const ys = lines.map(({ end }) => end.y);
  expect(ys).toEqual(ys.map((_, row) => (ys[0] ?? 0) + row * NAME_HEIGHT));
  expect(ys.at(-1)).toBeLessThan(height);
});

test('counts the points in fives', () => {
  expect(scale.map(({ points }) => points)).toEqual([0, 5, 10]);
  expect(drawRace([{ letter: 'A', points: [0, 0] }]).scale).toEqual([{ points: 0, x: 0 }]);
});
