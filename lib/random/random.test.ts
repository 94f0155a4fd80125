/** Repeatable random numbers. */

import { expect, test } from 'vitest';
import { makeRandom, pick, shuffle } from '.';

const draws = (words: string, end: number): readonly number[] => {
  const random = makeRandom(words);
  return Array.from({ length: 6000 }, () => random(end));
};

test('the same words give the same numbers, other words others', () => {
  expect(draws('a', 1000)).toStrictEqual(draws('a', 1000));
  expect(draws('a', 1000)).not.toStrictEqual(draws('b', 1000));
});

test('every number comes up about as often', () => {
  const often = [0, 0, 0, 0, 0, 0];
  for (const drawn of draws('dice', 6)) often[drawn] = (often[drawn] ?? 0) + 1;
  for (const times of often) expect(Math.abs(times - 1000)).toBeLessThan(120);
});

test('shuffling keeps all values, and each may come first', () => {
  const random = makeRandom('cards');
  const firsts = new Set(Array.from({ length: 100 }, () => shuffle(['a', 'b', 'c'], random)[0]));
  expect([...firsts].sort()).toStrictEqual(['a', 'b', 'c']);
  expect([...shuffle([1, 2, 3, 4], random)].sort()).toStrictEqual([1, 2, 3, 4]);
  expect(['a', 'b', 'c']).toContain(pick(['a', 'b', 'c'], random));
});
