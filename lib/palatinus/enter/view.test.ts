/** Turning the board on the screen. */

import { expect, test } from 'vitest';
import { EMPTY_VIEW, turnBoard } from './';

test.each([
  [1, 1],
  [-1, 5],
  [8, 2],
  [-6, 0],
  [-13, 5],
])('a board turned by %d sixths is at %d', (by, turned) => {
  expect(turnBoard(EMPTY_VIEW, by)).toStrictEqual({ turned });
});
