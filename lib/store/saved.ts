/**
 * What is saved on the device for a game: one text that holds all of it, so that no two parts can be of different times.
 *
 * Nobody writes it by hand, so nothing is explained when it is read: what is wrong in any way is not read, and the store
 * sets the text aside whole. A text of an earlier version is migrated, version by version, and never set aside for that.
 */

import type { GameDocument } from './document';
import { EMPTY_HISTORY, type History, MOST_STEPS, type Patch, patched, shows } from './history';

/** One format for all games: `game` in the text says which. */
export const SAVED_FORMAT = 'septimontium-notebook';
export const MOST_NAMES = 30;
const LONGEST_NAME = 40;

export interface SavedState<D, V> {
  readonly document: D;
  readonly view: V;
  readonly history: History;
  /** Names of players used earlier, the latest first. */
  readonly names: readonly string[];
}

/** Why a text was set aside: it is damaged, made by a newer version of the app, or only its history is damaged. */
export type SetAsideReason = 'damaged' | 'newer' | 'history-damaged';

export interface ReadResult<D, V> {
  /** All that could be read; what could not is empty. */
  readonly state: SavedState<D, V>;
  /** Only if something could not be read. */
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
  if (value.format !== SAVED_FORMAT || !isVersion(version)) return unread(game, 'damaged');
  if (version > game.version) return unread(game, 'newer');
  const current = migrated(game, value, version);
  if (current.game !== game.game || current.version !== game.version) return unread(game, 'damaged');

  const { document, view, whole } = game.read(current.document, current.view);
  const names = isNameList(current.names) ? current.names : undefined;
  const state = { document, view, history: EMPTY_HISTORY, names: names ?? [] };
  const isStrange = Object.keys(current).some((key) => !KEYS.includes(key));
  if (!whole || !names || isStrange) return { state, why: 'damaged' };
  const { history } = current;
  if (!isHistory(game, history) || !leadsHere(game, document, history)) {
    return { state, why: 'history-damaged' };
  }
  return { state: { ...state, history } };
}

function unread<D, V>(game: GameDocument<D, V>, why: SetAsideReason): ReadResult<D, V> {
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
    return {}; // so damaged that a migration, which takes whatever comes, could not make anything of it
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

/** Whether every step can be taken back and made again, and none shows a document that could not be. */
function leadsHere<D, V>(game: GameDocument<D, V>, document: D, { past, future }: History): boolean {
  const walk = (patches: readonly Patch[], from: 'before' | 'after', to: 'before' | 'after'): boolean => {
    let now = document;
    return patches.every((patch) => {
      if (!shows(now, patch, from)) return false;
      now = patched(now, patch, to);
      return game.isPossible(now);
    });
  };
  return walk(past.toReversed(), 'after', 'before') && walk(future, 'before', 'after');
}

/** New names before the known ones, each once, without those that are none; the same list if that changes nothing. */
export function namesWith(known: readonly string[], added: readonly string[]): readonly string[] {
  const all = [...added, ...known].map((name) => name.trim());
  const latest = [...new Set(all.filter(isName))].slice(0, MOST_NAMES);
  return latest.length === known.length && latest.every((name, index) => name === known[index])
    ? known
    : latest;
}
