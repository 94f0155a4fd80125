/**
 * A table as entered: perhaps unfinished, perhaps wrong, always representable.
 *
 * Every part may be missing, so that unfinished entries can be kept; `soundGame` reports what is still wrong. Tiles
 * are a list and not a lookup by letter, because a lookup could not hold two tiles with the same letter, and then
 * nobody could be told about them.
 */

import type { Direction } from '../hex';
import { FIELDS, makeField } from './field';
import type { Game } from './game';
import type { Rulings } from './rulings';
import {
  type FieldName,
  type FieldNumber,
  type Handedness,
  type Kind,
  LETTERS,
  type Letter,
  type People,
  type Place,
  type Player,
  type Token,
} from './types';

/** The same with every property optional. */
type Unfinished<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

export interface TileEntry {
  readonly letter: Letter;
  readonly place: Place;
  readonly arrow: Direction;
  readonly springs: readonly FieldNumber[];
  readonly token: Token;
}

export interface PieceEntry {
  readonly at: FieldName;
  readonly people: People;
  readonly kind: Kind;
}

export type DraftPlayer = Unfinished<Player>;
export type DraftTile = Unfinished<TileEntry>;
export type DraftPiece = Unfinished<PieceEntry>;

export interface Draft {
  readonly players: readonly DraftPlayer[];
  readonly board: { readonly handedness?: Handedness | undefined; readonly tiles: readonly DraftTile[] };
  readonly pieces: readonly DraftPiece[];
  readonly rulings?: Unfinished<Rulings> | undefined;
}

/** A complete draft: a sound game as entries. */
export interface Entries extends Draft {
  readonly players: readonly Player[];
  readonly board: { readonly handedness: Handedness; readonly tiles: readonly TileEntry[] };
  readonly pieces: readonly PieceEntry[];
}

/** A sound game written down again, tiles and pieces in order of their names. */
export function entriesOf({ players, board, position, rulings }: Game): Entries {
  return {
    players,
    board: {
      handedness: board.handedness,
      tiles: LETTERS.map((letter) => ({ letter, ...board.tiles[letter] })),
    },
    pieces: FIELDS.flatMap((field) => {
      const piece = position[field];
      return piece ? [{ at: makeField(field), ...piece }] : [];
    }),
    rulings,
  };
}
