/**
 * The parts of the example that screens need without counting it: its players, its tiles, and the springs of its
 * made-up copy. They are written out, because parsing the notation would load the parser; a test checks that they
 * match the line.
 */
import type { Game } from './game';
import { type ByLetter, type FieldNumber, LETTERS, type Player } from './types';

export const EXAMPLE_PLAYERS: readonly Player[] = [
  { name: 'Livia', people: 'red' },
  { name: 'Marco', people: 'yellow' },
  { name: 'Nora', people: 'green' },
  { name: 'Otto', people: 'blue' },
  { name: 'Pia', people: 'purple' },
];

/** The tiles, place by place. */
export const EXAMPLE_LETTERS = 'GDACEFB';

export const EXAMPLE_SPRINGS: ByLetter<readonly FieldNumber[]> = {
  A: [3, 4],
  B: [1, 4],
  C: [1, 3, 4],
  D: [],
  E: [4, 6],
  F: [],
  G: [1, 5],
};

/** Whether a game has the springs of the example copy, which are made up. */
export function hasExampleSprings({ board }: Pick<Game, 'board'>): boolean {
  return LETTERS.every((letter) => board.tiles[letter].springs.join() === EXAMPLE_SPRINGS[letter].join());
}
