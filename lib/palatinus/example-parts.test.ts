/** The written-out parts of the example match its line, and the line is recognised. */
import { expect, test } from 'vitest';
import {
  byLetter,
  EXAMPLE,
  EXAMPLE_LETTERS,
  EXAMPLE_PLAYERS,
  EXAMPLE_SPRINGS,
  exampleGame,
  isExampleLine,
  LETTERS,
  makeNotation,
  PLACES,
  type Place,
} from '.';

test('the players, tiles and springs are the example’s', () => {
  const { players, board } = exampleGame();
  expect(EXAMPLE_PLAYERS).toStrictEqual(players);
  const letterOn = (place: Place): string => LETTERS.find((one) => board.tiles[one].place === place) ?? '';
  expect(EXAMPLE_LETTERS).toBe(PLACES.map(letterOn).join(''));
  expect(EXAMPLE_SPRINGS).toStrictEqual(byLetter((letter) => board.tiles[letter].springs));
});

test('the line is recognised with any rulings, and no other line is', () => {
  const game = exampleGame();
  expect(isExampleLine(EXAMPLE)).toBe(true);
  const stays = { ...game.rulings, loneCondottiere: 'stays' } as const;
  expect(isExampleLine(makeNotation({ ...game, rulings: stays }))).toBe(true);
  const [first, ...others] = game.players;
  const players = [{ people: first?.people ?? 'red', name: 'Julia' }, ...others];
  expect(isExampleLine(makeNotation({ ...game, players }))).toBe(false);
  expect(isExampleLine('')).toBe(false);
});
