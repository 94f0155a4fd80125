/** Correcting a piece that was entered wrongly: what may stand there instead, and the corrected notebook. */

import {
  type Field,
  fieldsOf,
  type Game,
  KINDS,
  LETTERS,
  type Letter,
  type People,
  type Piece,
  type Spot,
  spotOf,
} from '..';
import type { Notebook } from './notebook';
import { boxHasMore, isSamePiece, mayStand, peoplesAt, placePiece, takeBack } from './pieces';

export interface PeopleChoice {
  readonly people: People;
  /** Empty if all pieces that the box holds of this people stand elsewhere. */
  readonly pieces: readonly Piece[];
}

/** Every piece that may stand on the spot, people by people, including the one that stands there now. */
export function possiblePieces(notebook: Notebook, spot: Spot): readonly PeopleChoice[] {
  return peoplesAt(notebook.table).map((people) => ({
    people,
    pieces: KINDS.map((kind): Piece => ({ people, kind })).filter(
      (piece) => mayStand(notebook.table, piece) && boxHasMore(notebook, people, spot),
    ),
  }));
}

export function correctPiece(notebook: Notebook, spot: Spot, piece: Piece | undefined): Notebook {
  return piece ? placePiece(notebook, spot, piece) : takeBack(notebook, spot);
}

/** Where the piece on a field may really belong: on a field next to it or further away, hill by hill. */
export interface OtherFields {
  readonly nextTo: readonly Field[];
  readonly elsewhere: readonly { readonly letter: Letter; readonly fields: readonly Field[] }[];
}

/**
 * Empty fields, and fields with a different piece, with which this one would swap. Empty if nobody stands on the
 * field.
 */
export function otherFieldsOf({ table }: Notebook, board: Game['board'], field: Field): OtherFields {
  const standing = table.pieces[spotOf(board, field)];
  const neighbours = board.neighbours[field];
  const isPossible = (other: Field): boolean =>
    standing !== undefined && !isSamePiece(standing, table.pieces[spotOf(board, other)]);
  return {
    nextTo: neighbours.filter(isPossible),
    elsewhere: LETTERS.map((letter) => ({
      letter,
      fields: fieldsOf(letter).filter((other) => isPossible(other) && !neighbours.includes(other)),
    })).filter(({ fields }) => fields.length > 0),
  };
}
