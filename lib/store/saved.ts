/**
 * What is saved on the device for a game. It is one text, so that its parts are always from the same moment.
 *
 * Nobody writes it by hand, so reading explains no mistakes: parts that are wrong are not read, and the store sets the
 * whole text aside. A text of an earlier version is migrated version by version and is not set aside.
 */

import type { GameDocument } from './document';
import { EMPTY_HISTORY, type History, MOST_STEPS, matches, type Patch, patched } from './history';

/** One format for all games; `game` in the text names the game. */
export const SAVED_FORMAT = 'septimontium-notebook';
const MOST_NAMES = 30;
const LONGEST_NAME = 40;

export interface SavedState<D, V> {
  readonly document: D;
  readonly view: V;
  readonly history: History;
  /** Names of earlier players, the latest first. */
  readonly names: readonly string[];
}

/** Why a text was set aside: it is damaged, made by a newer version of the app, or only its history is damaged. */
export type SetAsideReason = 'damaged' | 'newer' | 'history-damaged';

export interface ReadResult<D, V> {
  /** Parts that could not be read are empty. */
  readonly state: SavedState<D, V>;
  /** Set if something could not be read. */
  readonly why?: SetAsideReason;
}

export function nothingSaved<D, V>({ empty, emptyView }: GameDocument<D, V>): SavedState<D, V> {
  return { document: empty, view: emptyView, history: EMPTY_HISTORY, names: [] };
}

export function makeSaved<D, V>(
  { game, version }: GameDocument<D, V>,
  { document, view, names, history }: SavedState<D, V>,
): string {
  return JSON.stringify({ format: SAVED_FORMAT, game, version, document, view, names, history });
}

const KEYS = ['format', 'game', 'version', 'document', 'view', 'names', 'history'];

/** Never throws, whatever the text. */
export function readSaved<D, V>(game: GameDocument<D, V>, text: string): ReadResult<D, V> {
  const value = parsed(text);
  const { version } = value;
  if (value.format !== SAVED_FORMAT || !isVersion(version)) return unreadable(game, 'damaged');
  if (version > game.version) return unreadable(game, 'newer');
  const current = migrated(game, value, version);
  if (current.game !== game.game || current.version !== game.version) return unreadable(game, 'damaged');

  const { document, view, whole } = game.read(current.document, current.view);
  const names = isNameList(current.names) ? current.names : undefined;
  const state = { document, view, history: EMPTY_HISTORY, names: names ?? [] };
  const hasUnknownKeys = Object.keys(current).some((key) => !KEYS.includes(key));
  if (!whole || !names || hasUnknownKeys) return { state, why: 'damaged' };
  const { history } = current;
  if (!isHistory(game, history) || !isHistoryOf(game, document, history)) {
    return { state, why: 'history-damaged' };
  }
  return { state: { ...state, history } };
}

function unreadable<D, V>(game: GameDocument<D, V>, why: SetAsideReason): ReadResult<D, V> {
  return { state: nothingSaved(game), why };
}

type Loose = Readonly<Record<string, unknown>>;

function parsed(text: string): Loose {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
}

function migrated<D, V>({ version, migrations }: GameDocument<D, V>, value: Loose, from: number): Loose {
  try {
    let current: unknown = value;
    for (let step = from; step < version; step += 1) current = migrations[step]?.(current);
    return asObject(current);
  } catch {
    // The value is so damaged that a migration failed on it.
    return {};
  }
}

function asObject(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? (value as Loose) : {};
}

function isVersion(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1;
}

function isNameList(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_NAMES &&
    value.every(isName) &&
    new Set(value).size === value.length
  );
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && [...value].length <= LONGEST_NAME;
}

function isHistory<D, V>(game: GameDocument<D, V>, value: unknown): value is History {
  const { past, future, ...others } = asObject(value);
  const isRow = (row: unknown): boolean =>
    Array.isArray(row) && row.length <= MOST_STEPS && row.every((patch) => game.isPatch(patch));
  return Object.keys(others).length === 0 && isRow(past) && isRow(future);
}

/** Whether every step can be undone and redone from this document, and each makes a possible one. */
function isHistoryOf<D, V>(game: GameDocument<D, V>, document: D, { past, future }: History): boolean {
  const walk = (patches: readonly Patch[], from: 'before' | 'after', to: 'before' | 'after'): boolean => {
    let now = document;
    return patches.every((patch) => {
      if (!matches(now, patch, from)) return false;
      now = patched(now, patch, to);
      return game.isPossible(now);
    });
  };
  return walk(past.toReversed(), 'after', 'before') && walk(future, 'before', 'after');
}

/**
 * Puts new names before the known ones, each once and without invalid ones. Returns the same list if nothing changes.
 */
export function namesWith(known: readonly string[], added: readonly string[]): readonly string[] {
  const all = [...added, ...known].map((name) => name.trim());
  const latest = [...new Set(all.filter(isName))].slice(0, MOST_NAMES);
  return latest.length === known.length && latest.every((name, index) => name === known[index])
    ? known
    : latest;
}
