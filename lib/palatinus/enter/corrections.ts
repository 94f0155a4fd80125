/** Correcting a piece that was entered wrongly: what may stand there instead, and the corrected notebook. */

import { KINDS, type People, type Piece, type Spot } from '..';
import type { Notebook } from './notebook';
import { boxHasMore, mayStand, peoplesAt, placePiece, takeBack } from './pieces';

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
