/**
 * A scene: a board that is being furnished for one question. Scene builders put down what the question needs, and
 * `addLife` adds a few inhabitants where they do not affect the answer, so that one has to look for what matters.
 */

import { DIRECTIONS } from '../../hex';
import { pick, type Random, shuffle } from '../../random';
import {
  type Board,
  byField,
  byLetter,
  DEFAULT_RULINGS,
  FEWEST_PLAYERS,
  FIELDS,
  type Field,
  type FieldNumber,
  type Game,
  HANDEDNESSES,
  hillOf,
  type Kind,
  LETTERS,
  type Letter,
  MOST_PLAYERS,
  makeBoard,
  numberOf,
  PEOPLES,
  type People,
  type Piece,
  PLACES,
  type Place,
  type Token,
} from '..';
import type { Level } from './topics';

export interface Scene {
  readonly random: Random;
  readonly level: Level;
  /** Without springs; those are in `springs`. */
  readonly board: Board;
  readonly peoples: readonly People[];
  readonly springs: Set<Field>;
  readonly pieces: Map<Field, Piece>;
  /** Fields on which nobody may be added later. */
  readonly closed: Set<Field>;
}

const CENTRE_TOKEN: Token = 6;
const OTHER_TOKENS: readonly Token[] = [3, 3, 4, 4, 5, 5];

/** Lays the tiles in a random order. */
export function layBoard(random: Random): Board {
  const letters = shuffle(LETTERS, random);
  const tokens: readonly Token[] = [CENTRE_TOKEN, ...shuffle(OTHER_TOKENS, random)];
  const places = byLetter((letter) => letters.indexOf(letter) as Place);
  return makeBoard(
    pick(HANDEDNESSES, random),
    byLetter((letter) => ({
      place: PLACES[places[letter]],
      arrow: pick(DIRECTIONS, random),
      springs: [],
      token: tokens[places[letter]] as Token,
    })),
  );
}

export function emptyScene(board: Board, level: Level, random: Random): Scene {
  const players = FEWEST_PLAYERS + random(Math.min(level, MOST_PLAYERS - FEWEST_PLAYERS) + 1);
  return {
    random,
    level,
    board,
    peoples: shuffle(PEOPLES, random).slice(0, players),
    springs: new Set(),
    pieces: new Map(),
    closed: new Set(),
  };
}

export function put({ pieces, peoples, random }: Scene, field: Field, kind: Kind, people?: People): void {
  pieces.set(field, { people: people ?? pick(peoples, random), kind });
}

export function worker({ random }: Scene): 'merchant' | 'peasant' {
  return pick(['merchant', 'peasant'], random);
}

export const otherWorker = { merchant: 'peasant', peasant: 'merchant' } as const;

/** The empty fields next to a field, in random order. */
export function freeNextTo({ board, pieces, random }: Scene, field: Field): readonly Field[] {
  return shuffle(
    board.neighbours[field].filter((other) => !pieces.has(other)),
    random,
  );
}

export function isOnSameHill(one: Field, other: Field): boolean {
  return hillOf(one) === hillOf(other);
}

/** Negative if the first is counted before the second. */
export function byHill(one: Field, other: Field): number {
  return LETTERS.indexOf(hillOf(one)) - LETTERS.indexOf(hillOf(other));
}

/** Nothing may be added on these fields or next to them. */
export function close({ board, closed }: Scene, fields: Iterable<Field>): void {
  for (const field of fields) for (const around of board.around[field]) closed.add(around);
}

/**
 * Adds a few merchants, peasants and springs where they affect neither the inhabitant that is asked about nor any
 * condottiere.
 */
export function addLife(scene: Scene): void {
  const { pieces, springs, closed, random, level } = scene;
  for (const [field, { kind }] of pieces) if (kind === 'condottiere') close(scene, [field]);
  const open = shuffle(
    FIELDS.filter((field) => !pieces.has(field) && !closed.has(field)),
    random,
  );
  for (const field of open.slice(0, level + random(4))) put(scene, field, worker(scene));
  for (const field of open) if (random(4) === 0) springs.add(field);
}

export function gameOf({ board, springs, pieces, peoples }: Scene): Game {
  const fields = [...springs].sort((one, other) => one - other);
  const numbersOf = (letter: Letter): readonly FieldNumber[] =>
    fields.filter((field) => hillOf(field) === letter).map(numberOf);
  return {
    players: peoples.map((people) => ({ people })),
    board: {
      ...board,
      tiles: byLetter((letter) => ({ ...board.tiles[letter], springs: numbersOf(letter) })),
      springs: byField((field) => springs.has(field)),
    },
    position: byField((field) => pieces.get(field)),
    rulings: DEFAULT_RULINGS,
  };
}
