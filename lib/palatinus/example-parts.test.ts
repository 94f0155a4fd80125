/** The parts of the example that are written out are those of the example. */
import { expect, test } from 'vitest';
import { byLetter, EXAMPLE_PLAYERS, EXAMPLE_SPRINGS, exampleGame } from '.';

test('the players and springs are the example’s', () => {
  const { players, board } = exampleGame();
  expect(EXAMPLE_PLAYERS).toStrictEqual(players);
  expect(EXAMPLE_SPRINGS).toStrictEqual(byLetter((letter) => board.tiles[letter].springs));
});
