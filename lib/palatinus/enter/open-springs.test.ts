/** Letters stay open while a finger marks their springs, and close when another copy is taken over. */

import { expect, test } from 'vitest';
import { type Springs, stillOpen, withOpen } from './';

const OPEN: Springs = { A: [3], C: [] };

test.each<[string, Springs, Springs]>([
  ['while nothing changes', { A: [3] }, { A: [3], C: [] }],
  ['when a spring is marked', { A: [3, 5] }, { A: [3, 5], C: [] }],
  ['when a spring is taken back', {}, { A: [], C: [] }],
  ['but not when the springs are those of another copy', { A: [1, 4], C: [2, 6] }, {}],
  ['each for itself', { A: [1], C: [6] }, { C: [6] }],
])('a letter stays open %s', (_, now, expected) => {
  expect(stillOpen(OPEN, now)).toStrictEqual(expected);
});

test('without changes it is the same object, so that nothing re-renders', () => {
  expect(stillOpen(OPEN, { A: [3], B: [1, 2] })).toBe(OPEN);
});

test('a letter is opened with its current springs, and closed', () => {
  const opened = withOpen({}, { B: [2] }, 'B', true);
  expect(opened).toStrictEqual({ B: [2] });
  expect(withOpen(withOpen(opened, {}, 'D', true), {}, 'B', false)).toStrictEqual({ D: [] });
});
