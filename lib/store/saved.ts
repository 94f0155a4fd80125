/**
 * What is saved on the device for a game. It is one text, so that its parts are always from the same moment.
 *
 * The app itself writes it, so errors are not explained: invalid parts are dropped, and the store sets the whole text
 * aside. A text of an earlier version is migrated version by version and is not set aside.
 */

import { nameProblem } from '../text';
import { type ChangeId, isChangeIds, unnumberedChanges } from './changes';
import { isRecordOf } from './checks';
import type { GameDocument } from './document';
import {
  DATE_CELL,
  EMPTY_HISTORY,
  type History,
  isSame,
  MOST_STEPS,
  matches,
  type Patch,
  patched,
} from './history';

/** One format for all games; `game` in the text names the game. */
export const SAVED_FORMAT = 'septimontium-notebook';
const MOST_NAMES = 30;

export interface SavedState<D, V> {
  /** How many changes led to it. */
  readonly number: number;
  /** The ids of the latest changes, the latest last. */
  readonly changes: readonly ChangeId[];
  /** When the dated part of the document was last changed, in milliseconds since 1970; undefined if unknown. */
  readonly changed: number | undefined;
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
  return {
    number: 0,
    changes: [],
    changed: undefined,
    document: empty,
    view: emptyView,
    history: EMPTY_HISTORY,
    names: [],
  };
}

export function makeSaved<D, V>(
  { game, version }: GameDocument<D, V>,
  { number, changes, changed, document, view, names, history }: SavedState<D, V>,
): string {
  return JSON.stringify({
    format: SAVED_FORMAT,
    game,
    version,
    number,
    changes,
    changed,
    document,
    view,
    names,
    history,
  });
}

const KEYS = [
  'format',
  'game',
  'version',
  'number',
  'changes',
  'changed',
  'document',
  'view',
  'names',
  'history',
];

/** Never throws, whatever the text. */
export function readSaved<D, V>(game: GameDocument<D, V>, text: string): ReadResult<D, V> {
  const value = parsed(text);
  const { version } = value;
  // The first version of the saved text did not name its game.
  const isOther = value.format !== SAVED_FORMAT || (value.game ?? game.game) !== game.game;
  if (isOther || !isVersion(version)) return unreadable(game, 'damaged');
  if (version > game.version) return unreadable(game, 'newer');
  const current = migrated(game, value, version);
  if (current.game !== game.game || current.version !== game.version) return unreadable(game, 'damaged');

  const { document, view, whole } = game.read(current.document, current.view);
  const names = isNameList(current.names) ? current.names : undefined;
  // Earlier versions wrote neither of these.
  const { number = 0, changes = [], changed } = current;
  const isNumbered = isNumber(number) && isChangeIds(changes);
  const isUnnumbered = !isNumbered || changes.length === 0;
  const isDated = changed === undefined || isTime(changed);
  const state = {
    number: isNumbered ? number : 0,
    changes: !isUnnumbered ? changes : isSame(document, game.empty) ? [] : unnumberedChanges(document),
    changed: isDated ? changed : undefined,
    document,
    view,
    history: EMPTY_HISTORY,
    names: names ?? [],
  };
  const hasUnknownKeys = Object.keys(current).some((key) => !KEYS.includes(key));
  if (!whole || !names || !isNumbered || !isDated || hasUnknownKeys) return { state, why: 'damaged' };
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

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** The last moment that a `Date` can hold. */
const LAST_TIME = 8_640_000_000_000_000;

function isTime(value: unknown): value is number {
  return isNumber(value) && value <= LAST_TIME;
}

function isNameList(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_NAMES &&
    value.every((name) => nameProblem(name) === undefined) &&
    new Set(value).size === value.length
  );
}

function isHistory<D, V>(game: GameDocument<D, V>, value: unknown): value is History {
  const { past, future, ...others } = asObject(value);
  const isRow = (row: unknown): boolean =>
    Array.isArray(row) && row.length <= MOST_STEPS && row.every((patch) => isPatch(game, patch));
  return Object.keys(others).length === 0 && isRow(past) && isRow(future);
}

function isPatch<D, V>(game: GameDocument<D, V>, value: unknown): boolean {
  const { [DATE_CELL]: date, ...cells } = asObject(value);
  return (date === undefined || isDateChange(date)) && game.isPatch(cells);
}

const isDateChange = isRecordOf({}, { before: isTime, after: isTime });

/** Whether every step can be undone and redone from this document, and each leads to a possible document. */
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
 * Puts new names before the known ones, without duplicates and invalid names. Returns the same list if nothing
 * changes.
 */
export function namesWith(known: readonly string[], added: readonly string[]): readonly string[] {
  const all = [...added, ...known].map((name) => name.trim());
  const latest = [...new Set(all.filter((name) => nameProblem(name) === undefined))].slice(0, MOST_NAMES);
  return latest.length === known.length && latest.every((name, index) => name === known[index])
    ? known
    : latest;
}

/** How many past steps to keep, in this order, if all of them do not fit. */
const SHORTER_PASTS = [100, 20];

/** The states to try to save: everything, then with less and less history, because the document matters most. */
export function withLessAndLessHistory<D, V>(state: SavedState<D, V>): readonly SavedState<D, V>[] {
  const { past } = state.history;
  const shorter = SHORTER_PASTS.filter((steps) => past.length > steps).map((steps) => ({
    ...state,
    history: { past: past.slice(-steps), future: [] },
  }));
  return [state, ...shorter, { ...state, history: EMPTY_HISTORY }];
}
