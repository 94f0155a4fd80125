/** Correcting a piece that was entered wrongly: what may stand there instead, and the corrected notebook. */

import { type Field, type Game, KINDS, type People, type Piece, type Spot, spotOf } from '..';
import type { Notebook } from './notebook';
import { boxHasMore, isSamePiece, mayStand, peoplesAt, placePiece, takeBack } from './pieces';

export interface PeopleChoice {
  readonly people: People;
  /** Empty if the box holds no more of this people: all stand elsewhere. */
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

/** The neighbouring fields whose piece may have changed places with the one on a field: another one stands there. */
export function fieldsToSwap({ table }: Notebook, board: Game['board'], field: Field): readonly Field[] {
  const standing = table.pieces[spotOf(board, field)];
  if (!standing) return [];
  return board.neighbours[field].filter((other) => {
    const piece = table.pieces[spotOf(board, other)];
    return piece && !isSamePiece(piece, standing);
  });
}
