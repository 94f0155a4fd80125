/** A digit presses the answer of that number, otherwise the first, second and so on. */

import { expect, test } from 'vitest';
import { optionFor } from './choices';

const options = (...labels: readonly string[]): { label: string }[] => labels.map((label) => ({ label }));

test('means a number if all answers are numbers', () => {
  expect(optionFor('8', options('2', '4', '8', '12'))).toBe(2);
  expect(optionFor('1', options('2', '4', '8', '12'))).toBe(-1);
});

test('means the position of an answer in words', () => {
  expect(optionFor('1', options('It flees', 'It captures: C3'))).toBe(0);
  expect(optionFor('2', options('Red', 'Green', '4'))).toBe(1);
});
