/** Which of two states lacks changes of the other, even if there are more changes than ids. */

import { expect, test } from 'vitest';
import { changesOfBoth, isChangeIds, lacksChanges, makeChangeIds, withChange } from './changes';

interface State {
  readonly number: number;
  readonly changes: readonly string[];
}

const EMPTY: State = { number: 0, changes: [] };
const after = (state: State, count: number, tab: string): State =>
  Array.from({ length: count }, (_, index) => `${tab}.${index}`).reduce(withChange, state);

const base = after(EMPTY, 300, 'base');

test.each([
  ['the same', base, base, false, false],
  ['one ahead', base, after(base, 1, 'a'), true, false],
  ['many ahead', base, after(base, 120, 'a'), true, false],
  ['so far ahead that the ids of the other are dropped', base, after(base, 400, 'a'), true, false],
  ['parted', after(base, 2, 'a'), after(base, 3, 'b'), true, true],
  ['parted from nothing, long ago', after(EMPTY, 1, 'a'), after(EMPTY, 79, 'b'), true, true],
  ['nothing', EMPTY, after(EMPTY, 5, 'b'), true, false],
])('%s', (_, one, other, oneLacks, otherLacks) => {
  expect([lacksChanges(one, other), lacksChanges(other, one)]).toStrictEqual([oneLacks, otherLacks]);
});

test('the same changes in another order lack nothing', () => {
  const [a, b] = [after(after(base, 20, 'a'), 20, 'b'), after(after(base, 20, 'b'), 20, 'a')];
  expect([lacksChanges(a, b), lacksChanges(b, a)]).toStrictEqual([false, false]);
});

test('the changes of both lack nothing of either', () => {
  const [a, b] = [after(base, 20, 'a'), after(base, 30, 'b')];
  const both = { number: b.number + 1, changes: changesOfBoth(b, a) };
  expect([lacksChanges(both, a), lacksChanges(both, b)]).toStrictEqual([false, false]);
});

test('every id is different', () => {
  const [one, other] = [makeChangeIds(), makeChangeIds()];
  const ids = [one(), one(), other(), other()];
  expect(new Set(ids).size).toBe(4);
  expect(isChangeIds(ids)).toBe(true);
});

test.each([[undefined], ['a.1'], [[1]], [['x'.repeat(21)]], [Array(201).fill('a.1')]])(
  '%o are not ids',
  (value) => {
    expect(isChangeIds(value)).toBe(false);
  },
);
