/**
 * The notebook: everything that has been entered, which is the table on the screen and my copy of the game.
 *
 * It has lookups where a `Draft` has lists. An impossible board (two tiles on one place, two pieces on one field)
 * cannot be represented here, while a draft must hold whatever a file says. Pieces are stored by their spot on the
 * board, so that correcting a letter or an arrow does not move them.
 */

import type { Direction } from '../../hex';
import {
  type ByPlace,
  type BySpot,
  type Draft,
  directionOf,
  type Expected,
  FIELDS,
  type FieldName,
  type FieldNumber,
  type Game,
  type Handedness,
  LETTERS,
  type Letter,
  numberInDirection,
  type Piece,
  PLACES,
  type Place,
  type Player,
  placeOf,
  type Rulings,
  SPOTS,
  type Spot,
  spotOf,
  type Token,
} from '..';

/** The fields with a spring, by the tile's letter. A missing letter means that nobody has marked its springs yet. */
export type Springs = { readonly [L in Letter]?: readonly FieldNumber[] };

/**
 * A copy of the game: what is printed on its tiles. Fields are numbered from the arrow, so the arrow itself is not
 * stored.
 */
export interface Copy {
  readonly name?: string;
  /** Made up for trying things out, because the springs that are really printed are not public. */
  readonly example?: true;
  readonly springs: Springs;
}

/** What is known of the tile on a place. */
export interface LaidTile {
  readonly letter?: Letter;
  readonly arrow?: Direction;
  readonly token?: Token;
}

export interface Table {
  /** Tells this game from all others on the device. Given when something is entered, not by an edit. */
  readonly id?: string;
  /** Empty until the number of players is picked. */
  readonly players: readonly Player[];
  readonly handedness?: Handedness;
  readonly tiles: Partial<ByPlace<LaidTile>>;
  readonly pieces: Partial<BySpot<Piece>>;
  readonly rulings?: Partial<Rulings>;
  /** How many inhabitants each player brings, if the table changed the numbers of the rules. */
  readonly expected?: Expected;
  /** The number of pieces, if the players have said that none is missing although more are expected. */
  readonly piecesInAll?: number;
  /** Letters whose springs were first marked at this table, so they may have been marked under a wrong letter. */
  readonly markedHere?: readonly Letter[];
  /** The copy this table was played with, if it is not mine: the example, or the copy of an opened file. */
  readonly borrowed?: Copy;
}

export interface Notebook {
  readonly table: Table;
  /** My copy of the game. */
  readonly copy: Copy;
}

export const EMPTY_TABLE: Table = { players: [], tiles: {}, pieces: {} };
export const EMPTY_NOTEBOOK: Notebook = { table: EMPTY_TABLE, copy: { springs: {} } };

/** The copy whose springs the table shows. */
export function copyInUse({ table, copy }: Notebook): Copy {
  return table.borrowed ?? copy;
}

export function tileAt({ table }: Notebook, place: Place): LaidTile {
  return table.tiles[place] ?? {};
}

/** The name of the field on a spot, once its tile's letter and arrow are known. */
export function fieldNameAt({ tiles }: Pick<Table, 'tiles'>, spot: Spot): FieldName | undefined {
  const { letter, arrow } = tiles[placeOf(spot)] ?? {};
  if (letter === undefined || arrow === undefined) return undefined;
  return `${letter}${numberInDirection(arrow, directionOf(spot))}`;
}

/** The spots of the fields with these names. */
export function spotsNamed(table: Pick<Table, 'tiles'>, names: readonly FieldName[]): readonly Spot[] {
  return SPOTS.filter((spot) => {
    const name = fieldNameAt(table, spot);
    return name !== undefined && names.includes(name);
  });
}

/** The table as the rules read it. */
export function draftOf(notebook: Notebook): Draft {
  const { players, handedness, tiles, pieces, rulings } = notebook.table;
  const { springs } = copyInUse(notebook);
  return {
    players,
    board: {
      handedness,
      tiles: PLACES.flatMap((place) => {
        const tile = tiles[place];
        return tile?.letter ? [{ ...tile, place, springs: springs[tile.letter] }] : [];
      }),
    },
    pieces: SPOTS.flatMap((spot) => {
      const piece = pieces[spot];
      return piece ? [{ at: fieldNameAt({ tiles }, spot), ...piece }] : [];
    }),
    rulings,
  };
}

/** A game as a table. Its springs count as borrowed unless my copy has the same ones. */
export function tableOf({ players, board, position, rulings }: Game, mine: Copy): Table {
  const springs: Springs = Object.fromEntries(LETTERS.map((letter) => [letter, board.tiles[letter].springs]));
  const isMine = LETTERS.every((letter) => String(mine.springs[letter]) === String(springs[letter]));
  return {
    players,
    handedness: board.handedness,
    tiles: Object.fromEntries(
      LETTERS.map((letter) => {
        const { place, arrow, token } = board.tiles[letter];
        return [place, { letter, arrow, token }];
      }),
    ),
    pieces: Object.fromEntries(
      FIELDS.flatMap((field) => {
        const piece = position[field];
        return piece ? [[spotOf({ tiles: board.tiles }, field), piece]] : [];
      }),
    ),
    rulings,
    ...(!isMine && { borrowed: { springs } }),
  };
}
