/** The example is sound, has no remarks, and ends as its docs say. */

import { expect, test } from 'vitest';
import { EXAMPLE, exampleGame, makeNotation, remarksOf, score } from '.';

test('the example is a whole game with an ordinary course', () => {
  const game = exampleGame();
  expect(makeNotation(game)).toBe(EXAMPLE);
  expect(remarksOf(game)).toStrictEqual([]);
  const { epochs, winners, decidedBy } = score(game);
  expect(epochs.map(({ running }) => running)).toStrictEqual([
    [7, 4, 4],
    [18, 15, 11],
    [33, 19, 28],
    [46, 22, 44],
    [58, 46, 61],
  ]);
  expect({ winners, decidedBy }).toStrictEqual({ winners: [2], decidedBy: 'points' });
});
