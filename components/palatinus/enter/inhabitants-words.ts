/** Sentences about a tap on the board of inhabitants. They are announced, and shown if nothing was placed. */

import type { Speaker } from '@/lib/i18n';
import { BOX_HOLDS, type Piece, type Spot } from '@/lib/palatinus';
import { type Brush, boxHasMore, fieldNameAt, type Notebook } from '@/lib/palatinus/enter';

type Say = Speaker<'inhabitants' | 'words'>;

function pieceWords(say: Say, { people, kind }: Piece): string {
  return say('inhabitants.piece', { people: say(`words.${people}`), kind: say(`words.${kind}`) });
}

/** What a tap placed, replaced or took back. */
export function tapWords(say: Say, before: Notebook, after: Notebook, spot: Spot): string {
  const [old, now] = [before.table.pieces[spot], after.table.pieces[spot]];
  const field = fieldNameAt(after.table, spot) ?? say('inhabitants.thisField');
  if (old && now)
    return say('inhabitants.replaced', {
      before: pieceWords(say, old),
      field,
      piece: pieceWords(say, now),
    });
  if (now) return say('inhabitants.placed', { piece: pieceWords(say, now), field });
  return old ? say('inhabitants.takenBack', { piece: pieceWords(say, old), field }) : '';
}

export function refusalWords(say: Say, notebook: Notebook, brush: Brush): string {
  const isUsedUp = brush && !boxHasMore(notebook, brush.people);
  return isUsedUp ? say('inhabitants.boxEmpty', { count: BOX_HOLDS }) : say('inhabitants.pickFirst');
}
