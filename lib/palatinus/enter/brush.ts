/**
 * The brush: the piece that the next tap places. It moves on to the next piece by itself, so that a game takes one
 * tap for each inhabitant; a different brush can be picked by hand.
 */

import { type CensusRow, KINDS, type Kind, type People, type Piece, type Spot } from '..';
import type { Notebook } from './notebook';
import { censusOf, countPieces, isSamePiece, piecesLost, placePiece, takeBack } from './pieces';

/** Undefined when everybody is placed. */
export type Brush = Piece | undefined;

export interface Hand {
  readonly brush: Brush;
  /** Whether somebody picked this brush. If not, it moved on to this piece by itself. */
  readonly isPicked: boolean;
}

/**
 * Places the brush on an empty field, and removes the piece on an occupied one. Only a brush that was picked by hand
 * replaces a piece: people who tap a wrong piece do not expect it to become whatever the brush has moved on to.
 */
export function tapField(notebook: Notebook, spot: Spot, { brush, isPicked }: Hand): Notebook {
  const standing = notebook.table.pieces[spot];
  const isReplaced = isPicked && brush && !isSamePiece(standing, brush);
  if (standing && !isReplaced) return takeBack(notebook, spot);
  return brush ? placePiece(notebook, spot, brush) : notebook;
}

/**
 * The hand after a piece was placed or taken away. A brush that was picked by hand stays when a piece is taken away;
 * otherwise that piece is what the person wants to place again.
 */
export function handAfter(before: Notebook, after: Notebook, hand: Hand): Hand {
  const isTakenAway = countPieces(after.table) < countPieces(before.table);
  return isTakenAway && hand.isPicked && hand.brush ? hand : handAfterUndo(before, after, hand);
}

/** After undo or redo. A piece that just left the board is what the person wants to place again. */
export function handAfterUndo(before: Notebook, after: Notebook, hand: Hand): Hand {
  const isOneLess = countPieces(before.table) - countPieces(after.table) === 1;
  const [taken] = isOneLess ? piecesLost(before, after) : [];
  const brush = brushAfter(after, taken ?? hand.brush);
  return { brush, isPicked: hand.isPicked && isSamePiece(brush, hand.brush) };
}

/** The brush when a people is picked: its first kind that is not all placed. */
export function brushOf(notebook: Notebook, people: People): Piece {
  const row = censusOf(notebook).rows.find((other) => other.people === people);
  return { people, kind: (row && firstMissingKind(row)) ?? 'merchant' };
}

/** The brush for the next tap: the same while some are missing, else the people's next kind, else the next people. */
export function brushAfter(notebook: Notebook, brush: Brush): Brush {
  const { rows } = censusOf(notebook);
  const first = rows.findIndex(({ people }) => people === brush?.people);
  const own = rows[first];
  if (brush && own && own.missing[brush.kind] > 0) return brush;
  const inTurn = own ? [...rows.slice(first), ...rows.slice(0, first)] : rows;
  const next = inTurn.find((row) => firstMissingKind(row) !== undefined);
  const kind = next && firstMissingKind(next);
  return next && kind && { people: next.people, kind };
}

function firstMissingKind({ missing }: CensusRow): Kind | undefined {
  return KINDS.find((kind) => missing[kind] > 0);
}
