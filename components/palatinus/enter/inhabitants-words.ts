/**
 * Sentences about what was done on the board of inhabitants. They are announced, and shown if it may be a surprise.
 */

import { pieceName, type Speaker } from '@/lib/i18n';
import { BOX_HOLDS, type Piece, type Spot } from '@/lib/palatinus';
import { type Brush, boxHasMore, fieldNameAt, isSamePiece, type Notebook } from '@/lib/palatinus/enter';

type Say = Speaker<'inhabitants' | 'pieces' | 'words'>;

function fieldWords(say: Say, { table }: Notebook, spot: Spot): string {
  return fieldNameAt(table, spot) ?? say('inhabitants.thisField');
}

/** What a tap placed, replaced or removed; and what the next one places, if that is another piece. */
export function tapWords(say: Say, before: Notebook, after: Notebook, spot: Spot, next: Brush): string {
  const [old, now] = [before.table.pieces[spot], after.table.pieces[spot]];
  const words = (piece: Piece): string => pieceName(say, after.table.players, piece);
  const field = fieldWords(say, after, spot);
  if (old && now)
    return say('inhabitants.replaced', {
      before: words(old),
      field,
      piece: words(now),
    });
  if (now) return say('inhabitants.placed', { piece: words(now), field });
  if (!old) return '';
  const taken = say('inhabitants.takenBack', { piece: words(old), field });
  return next && !isSamePiece(old, next)
    ? `${taken} ${say('inhabitants.nextTap', { piece: words(next) })}`
    : taken;
}

/** The piece on a field, and what happens to it. */
export function carryWords(say: Say, notebook: Notebook, spot: Spot, key: 'lifted' | 'stays'): string {
  const piece = notebook.table.pieces[spot];
  if (!piece) return '';
  return say(`inhabitants.${key}`, {
    piece: pieceName(say, notebook.table.players, piece),
    field: fieldWords(say, notebook, spot),
  });
}

/** A piece was moved, or swapped with another. */
export function moveWords(say: Say, after: Notebook, from: Spot, to: Spot): string {
  const { [to]: moved, [from]: other } = after.table.pieces;
  if (!moved) return '';
  const words = {
    piece: pieceName(say, after.table.players, moved),
    from: fieldWords(say, after, from),
    to: fieldWords(say, after, to),
  };
  return other
    ? say('inhabitants.swapped', { ...words, other: pieceName(say, after.table.players, other) })
    : say('inhabitants.moved', words);
}

export function refusalWords(say: Say, notebook: Notebook, brush: Brush): string {
  const isUsedUp = brush && !boxHasMore(notebook, brush.people);
  return isUsedUp ? say('inhabitants.boxEmpty', { count: BOX_HOLDS }) : say('inhabitants.pickFirst');
}
