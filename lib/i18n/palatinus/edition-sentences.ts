/** What the editions say, in words: who says it, and what. */

import type { EditionNote, NoteSource } from '../../palatinus';
import type { Speaker } from '../speaker';

type Say = Speaker<'editions'>;

/** "French, Italian" or "Left open". */
export function sourceName(say: Say, source: NoteSource): string {
  const names = typeof source === 'string' ? [source] : source;
  return names.map((name) => say(`editions.${name}`)).join(', ');
}

export function editionSentence(say: Say, { code }: EditionNote): string {
  return say(`editions.${code}`);
}
