/** A piece that was entered wrongly: what could have stood there instead, and the notebook with that. */

import { KINDS, type Piece, type Spot } from '..';
import type { Notebook } from './notebook';
import { inBox, mayStand, peoplesAt, takeBack, tapField } from './pieces';

/** Everybody who may stand on the spot, people by people; whoever stands there among them. */
export function couldStand(notebook: Notebook, spot: Spot): readonly Piece[] {
  return peoplesAt(notebook.table).flatMap((people) =>
    KINDS.map((kind): Piece => ({ people, kind })).filter(
      (piece) => mayStand(notebook.table, piece) && inBox(notebook, people, spot),
    ),
  );
}

/** Apart from a tap on the board, which takes a piece back if it is picked again. */
export function corrected(notebook: Notebook, spot: Spot, piece: Piece | undefined): Notebook {
  if (!piece) return takeBack(notebook, spot);
  const { people, kind } = notebook.table.pieces[spot] ?? {};
  return people === piece.people && kind === piece.kind ? notebook : tapField(notebook, spot, piece);
}
