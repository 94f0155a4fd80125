/** Correcting a piece that was entered wrongly: what may stand there instead, and the corrected notebook. */

import { KINDS, type Piece, type Spot } from '..';
import type { Notebook } from './notebook';
import { boxHasMore, mayStand, peoplesAt, takeBack, tapField } from './pieces';

/** Every piece that may stand on the spot, people by people, including the one that stands there now. */
export function possiblePieces(notebook: Notebook, spot: Spot): readonly Piece[] {
  return peoplesAt(notebook.table).flatMap((people) =>
    KINDS.map((kind): Piece => ({ people, kind })).filter(
      (piece) => mayStand(notebook.table, piece) && boxHasMore(notebook, people, spot),
    ),
  );
}

/** Unlike a tap on the board, picking the piece that stands there already changes nothing: a tap would take it back. */
export function correctPiece(notebook: Notebook, spot: Spot, piece: Piece | undefined): Notebook {
  if (!piece) return takeBack(notebook, spot);
  const { people, kind } = notebook.table.pieces[spot] ?? {};
  return people === piece.people && kind === piece.kind ? notebook : tapField(notebook, spot, piece);
}
