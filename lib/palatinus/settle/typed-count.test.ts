/** A count while it is typed: from texts and taps to a draft of a count. */

import { describe, expect, test } from 'vitest';
import { exampleGame } from '..';
import {
  draftOfTyped,
  isNothingTyped,
  NOTHING_TYPED,
  soundOwnCount,
  textAt,
  toggleNobody,
  toggleTaker,
  typeNumber,
} from '.';

const POINTS = { hill: null, player: 1 } as const;
const AT_C = { hill: 'C', player: 2 } as const;

describe('a number', () => {
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['', null],
    ['-3', -3],
    ['−3', -3],
    ['3,5', 3.5],
    ['seven', 'seven'],
    ['1e3', '1e3'],
  ])('typed as “%s”', (text, number) => {
    const typed = typeNumber(NOTHING_TYPED, POINTS, text);
    expect(textAt(typed, POINTS)).toBe(text);
    expect(draftOfTyped(typed)).toEqual({ points: [null, number], influence: {}, hills: {} });
  });

  test('is stored at its own place, and can be replaced', () => {
    const typed = typeNumber(typeNumber(typeNumber(NOTHING_TYPED, AT_C, '4'), AT_C, '5'), POINTS, '9');
    expect(textAt(typed, AT_C)).toBe('5');
    expect(textAt(typed, { hill: 'C', player: 0 })).toBe('');
    expect(textAt(typed, { hill: 'D', player: 2 })).toBe('');
    expect(draftOfTyped(typed)).toEqual({ points: [null, 9], influence: { C: [null, null, 5] }, hills: {} });
    expect(textAt(typeNumber(typed, { hill: 'C', player: 0 }, '1'), AT_C)).toBe('5');
  });
});

describe('the takers of a hill', () => {
  const one = toggleTaker(NOTHING_TYPED, 'C', 3);

  test('are one, several or nobody, or not filled in', () => {
    expect(draftOfTyped(one).hills).toEqual({ C: 3 });
    expect(draftOfTyped(toggleTaker(one, 'C', 1)).hills).toEqual({ C: [1, 3] });
    expect(draftOfTyped(toggleNobody(one, 'C')).hills).toEqual({ C: null });
    expect(toggleTaker(one, 'C', 3)).toEqual(NOTHING_TYPED);
    expect(toggleNobody(toggleNobody(one, 'C'), 'C')).toEqual(NOTHING_TYPED);
    expect(toggleTaker(toggleNobody(one, 'C'), 'C', 3)).toEqual(one);
  });

  test('make a sound count', () => {
    expect(soundOwnCount(exampleGame(), draftOfTyped(toggleTaker(one, 'C', 1)))).toEqual({
      ok: true,
      value: { points: [], influence: {}, hills: { C: [1, 3] } },
    });
  });
});

test('nothing counts as typed while everything is empty', () => {
  expect(isNothingTyped(NOTHING_TYPED)).toBe(true);
  expect(isNothingTyped(typeNumber(typeNumber(NOTHING_TYPED, AT_C, ' '), POINTS, ''))).toBe(true);
  expect(isNothingTyped(typeNumber(NOTHING_TYPED, AT_C, '0'))).toBe(false);
  expect(isNothingTyped(toggleNobody(NOTHING_TYPED, 'A'))).toBe(false);
});
