/** What the editions say, in words: the source and the statement. */

import type { EditionNote, NoteSource } from '../../palatinus';
import type { Speaker } from '../speaker';
import { capital, enumerate } from './naming';

/** "French and Italian editions" or "Left open". */
export function sourceName(say: Speaker<'editions' | 'words'>, source: NoteSource): string {
  if (typeof source === 'string') return say(`editions.${source}`);
  const names = source.map((name) => say(`editions.${name}`));
  return capital(say('editions.named', { count: names.length, names: enumerate(say, names) }));
}

export function editionSentence(say: Speaker<'editions'>, { code }: EditionNote): string {
  return say(`editions.${code}`);
}
