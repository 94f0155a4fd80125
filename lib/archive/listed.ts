/** A game in the archive: the whole game as a saved text, and separately the few facts that a list shows. */

import { type Check, idOfText, isGameId, isRecord, isRecordOf, isTextOf } from '../store';
import { cleanNote, NOTE_LENGTH, nameProblem } from '../text';
import { isSummary, type Summary } from './summary';

/** A game as it is put into the archive. */
export interface KeptGame {
  readonly id: string;
  /** The game's id as in the app's addresses: `palatinus`. */
  readonly game: string;
  /** When it was last changed, if known. */
  readonly changed?: number;
  /**
   * When it was finished, if something was corrected afterwards: in the list a game keeps its day. On its own screens
   * the game knows only when it was last changed.
   */
  readonly played?: number;
  /** In the format of `makeSaved`, without the undo history. */
  readonly text: string;
}

export interface Listed extends Omit<KeptGame, 'text'> {
  readonly title?: string;
  readonly note?: string;
  /** A fingerprint of the text: two games with the same one are the same. */
  readonly print: string;
  /** The print with which it was last written to a file or read from one, to see whether it has changed since. */
  readonly shared?: string;
  /** Missing until the game's engine has made it. */
  readonly summary?: Summary;
}

/** The last moment that a `Date` can hold. */
const LAST_TIME = 8_640_000_000_000_000;
export const isTime: Check = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LAST_TIME;
const isPrint: Check = (value) => typeof value === 'string' && /^[a-z0-9]{1,20}$/.test(value);

const NEEDED: Readonly<Record<string, Check>> = { id: isGameId, game: isTextOf(1, 20), print: isPrint };
const OPTIONAL: Readonly<Record<string, Check>> = {
  changed: isTime,
  played: isTime,
  title: (value) => nameProblem(value) === undefined,
  note: (value) => isTextOf(1, NOTE_LENGTH)(value) && cleanNote(String(value)) === value,
  shared: isPrint,
  summary: isSummary,
};
const isEntry = isRecordOf(NEEDED, OPTIONAL);

export function makeKept({ id, game, changed, played, text }: KeptGame): Listed {
  return {
    id,
    game,
    ...(changed !== undefined && { changed }),
    ...(played !== undefined && { played }),
    print: idOfText(text),
  };
}

/** The day by which a list sorts and names a game, as a timestamp of that day; undefined if unknown. */
export function dayOf({ played, changed }: Pick<Listed, 'played' | 'changed'>): number | undefined {
  return played ?? changed;
}

/**
 * A stored entry, without parts that are damaged or of another version of the app. Undefined if it does not identify
 * its game.
 */
export function readListed(value: unknown): Listed | undefined {
  if (isEntry(value)) return value as Listed;
  if (!isRecord(value)) return undefined;
  const parts = Object.entries({ ...NEEDED, ...OPTIONAL }).filter(
    ([key, check]) => Object.hasOwn(value, key) && check(value[key]),
  );
  const read = Object.fromEntries(parts.map(([key]) => [key, value[key]]));
  return isEntry(read) ? (read as unknown as Listed) : undefined;
}

/** The readable entries, and the ids of games without one. An entry without its game is left out. */
export function readList(
  values: readonly unknown[],
  keys: readonly unknown[],
): readonly [readonly Listed[], readonly string[]] {
  const ids = new Set(keys.map(String));
  const read = new Map<string, Listed>();
  for (const value of values) {
    const listed = readListed(value);
    if (listed && ids.has(listed.id)) read.set(listed.id, listed);
  }
  return [[...read.values()], [...ids].filter((id) => !read.has(id))];
}

/** A game of which only the text is left. If the text cannot be read, nothing is known about it. */
export function keptOfText(id: string, text: string): KeptGame {
  const [, game = 'unknown'] = /"game":"([a-z-]{1,20})"/.exec(text) ?? [];
  const [, changed] = /"changed":(\d{1,15})\b/.exec(text) ?? [];
  return { id, game, ...(changed !== undefined && { changed: Number(changed) }), text };
}
