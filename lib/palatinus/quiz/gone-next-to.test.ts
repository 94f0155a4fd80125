/** Who has left by the time a hill is counted, on the rulebook's example. */
import { expect, test } from 'vitest';
import { exampleGame, type HillPositions, positions } from '..';
import { goneNextTo } from './gone-next-to';

const game = exampleGame();
const last = positions(game).at(-1) as HillPositions;

test('whoever was captured or fled before is named on the board as it was in the beginning', () => {
  expect(goneNextTo(game, game.position, 'G4')).toStrictEqual(['E3', 'F4']);
});

test('whoever is seen to be gone is not', () => {
  expect(goneNextTo(game, last.after, 'G4')).toStrictEqual([]);
});
