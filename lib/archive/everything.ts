/**
 * One file with everything: all kept games, and everything else that the app has saved (the open games with my box
 * and the names, and what was practised). It may come from a stranger or a damaged disk. So its size is limited, each
 * part is checked separately, and unreadable parts are counted and named while the rest is read.
 */

import { type GameDocument, idOfText, isGameId, isRecord, isSame, readSaved, textOfGame } from '../store';
import { cleanNote, nameProblem } from '../text';
import { isTime } from './listed';
import type { GameToMerge } from './merge';

export const EVERYTHING_FORMAT = 'septimontium-everything';
const VERSION = 1;

/** Several times the size of 2,000 games of five players. A larger file is refused before it is read. */
export const MOST_FILE_BYTES = 32 * 1024 * 1024;
/** More games than anybody plays. Without this limit, a file with many small damaged entries would take minutes. */
const MOST_GAMES = 20_000;

export interface FileGame {
  readonly id: string;
  readonly title?: string;
  readonly note?: string;
  /** When it was finished, if something was corrected after that. */
  readonly played?: number;
  /** In the format of `makeSaved`. */
  readonly text: string;
}

export interface EverythingFile {
  readonly games: readonly FileGame[];
  /** What is saved besides the games, each in the format of `makeSaved`. */
  readonly saved: readonly string[];
}

/**
 * Leaves out a text that cannot be parsed, because nobody could read it again. The other texts are inserted
 * unchanged, because a damaged one may be nested so deeply that it can be parsed but not serialised.
 */
export function makeEverything({ games, saved }: EverythingFile): string {
  const entries = games.flatMap(({ text, ...game }) =>
    parsed(text) === undefined ? [] : [`${JSON.stringify(game).slice(0, -1)},"saved":${text}}`],
  );
  const beside = saved.filter((text) => parsed(text) !== undefined);
  const head = `"format":"${EVERYTHING_FORMAT}","version":${VERSION}`;
  return `{${head},"saved":[${beside.join()}],"games":[${entries.join()}]}`;
}

export interface ReadEverything {
  readonly games: readonly ReadGame[];
  /** What is saved besides the games, as in the file: `openText` opens each separately. */
  readonly saved: readonly string[];
  /** How many games could not be read. */
  readonly unreadable: number;
}

/** The saved text is serialised again, so that a game that was read once can be read again. */
export type ReadGame = GameToMerge;

/** Undefined if the text is not such a file; `newer` if a newer version of the app made it. */
export function readEverything(
  documents: readonly GameDocument<unknown, unknown>[],
  text: string,
): ReadEverything | 'newer' | undefined {
  if (text.length > MOST_FILE_BYTES || !text.includes(EVERYTHING_FORMAT)) return undefined;
  const value = parsed(text.startsWith('\uFEFF') ? text.slice(1) : text);
  if (!isRecord(value) || value.format !== EVERYTHING_FORMAT) return undefined;
  if (typeof value.version === 'number' && value.version > VERSION) return 'newer';
  const listed = Array.isArray(value.games) ? value.games.slice(0, MOST_GAMES) : [];
  const games = listed.flatMap((entry) => readGame(documents, entry) ?? []);
  const missing = Array.isArray(value.games) ? value.games.length - games.length : 1;
  const saved = Array.isArray(value.saved) ? value.saved.slice(0, 10) : [];
  return {
    games,
    saved: saved.filter(isRecord).flatMap((one) => written(one) ?? []),
    unreadable: missing,
  };
}

function readGame(
  documents: readonly GameDocument<unknown, unknown>[],
  entry: unknown,
): ReadGame | undefined {
  const { id, title, note, played, saved } = isRecord(entry) ? entry : {};
  const name = isRecord(saved) ? saved.game : undefined;
  const document = documents.find(({ game }) => game === name);
  if (!document?.identity) return undefined;
  const game = readKept(document, written(saved) ?? '');
  if (!game) return undefined;
  return {
    ...game,
    // A game without a valid id gets one from its content, so that opening the file twice does not duplicate it.
    id: isGameId(id) ? String(id) : idOfText(game.text),
    ...(nameProblem(title) === undefined && { title: String(title) }),
    ...(typeof note === 'string' && cleanNote(note) !== '' && { note: cleanNote(note) }),
    ...(isTime(played) && { played: played as number }),
  };
}

/**
 * A saved game as the archive keeps it: without undo history, names and the view. Undefined if nothing of it can be
 * read.
 */
function readKept<D, V>(document: GameDocument<D, V>, text: string): Omit<GameToMerge, 'id'> | undefined {
  const { state, why } = readSaved(document, text);
  if (why === 'newer' || isSame(state.document, document.empty)) return undefined;
  if (!document.identity?.isBegun(state.document)) return undefined;
  return keptOf(document, state.document, state.changed);
}

export function keptOf<D, V>(
  document: GameDocument<D, V>,
  content: D,
  changed: number | undefined,
): Omit<GameToMerge, 'id'> {
  const text = textOfGame(document, content, changed);
  return { game: document.game, ...(changed !== undefined && { changed }), text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined if the value is nested too deeply, which no real game is. */
function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
