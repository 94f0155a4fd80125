/** A game in the archive: the whole of it as a saved text, and beside it the little that a list shows. */

import { type Check, idOfText, isGameId, isRecordOf, isTextOf } from '../store';
import { cleanNote, NOTE_LENGTH, nameProblem } from '../text';
import { isSummary, type Summary } from './summary';

/** What is put into the archive. */
export interface KeptGame {
  readonly id: string;
  /** As its addresses name it: `palatinus`. */
  readonly game: string;
  /** When it was last changed, if that is known. */
  readonly changed?: number;
  /** As `makeSaved` writes it, without the steps to undo. */
  readonly text: string;
}

export interface Listed extends Omit<KeptGame, 'text'> {
  readonly title?: string;
  readonly note?: string;
  /** Follows from the text: two games with the same one are the same. */
  readonly print: string;
  /** The print under which it was last written to a file or read from one: since then it has changed or not. */
  readonly shared?: string;
  /** None until the game's engine has made it. */
  readonly summary?: Summary;
}

/** The last moment that a `Date` can hold. */
const LAST_TIME = 8_640_000_000_000_000;
const isTime: Check = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LAST_TIME;
const isPrint: Check = (value) => typeof value === 'string' && /^[a-z0-9]{1,20}$/.test(value);

const isEntry = isRecordOf(
  { id: isGameId, game: isTextOf(1, 20), print: isPrint },
  {
    changed: isTime,
    title: (value) => nameProblem(value) === undefined,
    note: (value) => isTextOf(1, NOTE_LENGTH)(value) && cleanNote(String(value)) === value,
    shared: isPrint,
    summary: isSummary,
  },
);

/** Whether a stored value is such an entry. One with a summary of another version is not, until that is left out. */
export const isListed: Check = (value) => isEntry(value);

export function makeKept({ id, game, changed, text }: KeptGame): Listed {
  return { id, game, ...(changed !== undefined && { changed }), print: idOfText(text) };
}
