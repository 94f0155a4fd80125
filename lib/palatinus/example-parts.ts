/**
 * What the screens need of the example without counting it: who plays there, which tiles lie where, and the springs of its
 * made-up copy. Written out, since reading them off the line would bring its reader along; a test holds both together.
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

/** Whether a game has the springs of that copy: then it was counted with springs that are made up. */
export function hasExampleSprings({ board }: Pick<Game, 'board'>): boolean {
  return LETTERS.every((letter) => board.tiles[letter].springs.join() === EXAMPLE_SPRINGS[letter].join());
}
