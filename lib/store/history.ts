/**
 * Undo and redo as small patches: for each cell of a document that changed, its content before and after.
 *
 * Whole documents would be simpler, but five hundred of them do not fit into a phone's storage, and the history is
 * written again with every tap. Inverse edits would be smaller, but every edit would need one.
 */

import { isRecord } from './checks';

/**
 * A part of the document that changes as a whole, by its path. Each part one level below the top is a cell
 * (`table.players`), except the keyed parts that the game names: each of their entries is a cell (`table.pieces.32`).
 * A part at the top that has no parts of its own is a cell, too.
 */
export type Cell = string;

/** The content before and after. A missing side stands for an empty cell. */
export interface CellChange {
  readonly before?: unknown;
  readonly after?: unknown;
}

export type Patch = Readonly<Record<Cell, CellChange>>;

/** A pseudo-cell for the date of the last change, so that undo restores the date, too. */
export const DATE_CELL = '@changed';

export interface History {
  /** What can be undone, the latest last. */
  readonly past: readonly Patch[];
  /** What can be redone, the next first. */
  readonly future: readonly Patch[];
}

/** A document with its history. */
export interface Revision<D> {
  readonly document: D;
  readonly history: History;
}

type Side = 'before' | 'after';
type Parts = Readonly<Record<string, unknown>>;

export const EMPTY_HISTORY: History = { past: [], future: [] };
export const MOST_STEPS = 500;

/** The history after a change; the same one if nothing changed. */
export function record<D>(history: History, before: D, after: D, keyedParts: readonly string[]): History {
  const patch = patchBetween(before, after, keyedParts);
  if (Object.keys(patch).length === 0) return history;
  return { past: [...history.past, patch].slice(-MOST_STEPS), future: [] };
}

/** Like `record`, but joins this change with the latest one, so that a word typed letter by letter is one step. */
export function recordJoined<D>(
  history: History,
  before: D,
  after: D,
  keyedParts: readonly string[],
): History {
  const latest = history.past.at(-1);
  if (!latest) return record(history, before, after, keyedParts);
  const shorter = { ...history, past: history.past.slice(0, -1) };
  return record(shorter, patched(before, latest, 'before'), after, keyedParts);
}

/** One step back; the same document and history if there is none. */
export function undo<D>({ document, history }: Revision<D>): Revision<D> {
  const patch = history.past.at(-1);
  if (!patch) return { document, history };
  return {
    document: patched(document, patch, 'before'),
    history: { past: history.past.slice(0, -1), future: [patch, ...history.future] },
  };
}

/** One step forward again; the same document and history if there is none. */
export function redo<D>({ document, history }: Revision<D>): Revision<D> {
  const [patch, ...future] = history.future;
  if (!patch) return { document, history };
  return {
    document: patched(document, patch, 'after'),
    history: { past: [...history.past, patch], future },
  };
}

export function patchBetween<D>(before: D, after: D, keyedParts: readonly string[]): Patch {
  const [old, current] = [cellsOf(before, keyedParts), cellsOf(after, keyedParts)];
  const changed = [...new Set([...old.keys(), ...current.keys()])].filter(
    (cell) => !isSame(old.get(cell), current.get(cell)),
  );
  return Object.fromEntries(
    changed.map((cell) => [
      cell,
      {
        ...(old.has(cell) && { before: old.get(cell) }),
        ...(current.has(cell) && { after: current.get(cell) }),
      },
    ]),
  );
}

/** The document with one side of the patch put into its cells. */
export function patched<D>(document: D, patch: Patch, side: Side): D {
  // A cell gets a content that it had in the same document before, so the whole still has its type.
  return documentCells(patch).reduce<unknown>(
    (inner, [cell, change]) => withCell(inner, cell.split('.'), change[side]),
    document,
  ) as D;
}

/** Whether the document has this side of the patch in its cells. Only then may the other side be put there. */
export function matches(document: unknown, patch: Patch, side: Side): boolean {
  return documentCells(patch).every(([cell, change]) => isSame(contentOf(document, cell), change[side]));
}

function documentCells(patch: Patch): readonly [Cell, CellChange][] {
  return Object.entries(patch).filter(([cell]) => cell !== DATE_CELL);
}

/**
 * The history whose latest step also changes the date; the same history if the two dates are less than `leastApart`
 * milliseconds apart.
 */
export function recordDate(
  history: History,
  before: number | undefined,
  after: number | undefined,
  leastApart: number,
): History {
  const latest = history.past.at(-1);
  const isNear = Math.abs((before ?? Number.NaN) - (after ?? Number.NaN)) < leastApart;
  if (!latest || before === after || isNear) return history;
  const date = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return { ...history, past: [...history.past.slice(0, -1), { ...latest, [DATE_CELL]: date }] };
}

/** The date on one side of a step if the step changes it; otherwise the given date. */
export function dateOf(patch: Patch, side: Side, date: number | undefined): number | undefined {
  const change = patch[DATE_CELL];
  return change ? (change[side] as number | undefined) : date;
}

/** Every filled cell. An undefined value counts as missing. */
function cellsOf(document: unknown, keyedParts: readonly string[]): ReadonlyMap<Cell, unknown> {
  const cells = new Map<Cell, unknown>();
  const collect = (value: unknown, path: string, isSplit: boolean): void => {
    if (value === undefined) return;
    if (!isSplit || !isRecord(value)) cells.set(path, value);
    else
      for (const [key, inner] of Object.entries(value)) {
        const cell = `${path}.${key}`;
        collect(inner, cell, keyedParts.includes(cell));
      }
  };
  if (isRecord(document)) for (const [key, part] of Object.entries(document)) collect(part, key, true);
  return cells;
}

function contentOf(document: unknown, cell: Cell): unknown {
  return cell
    .split('.')
    .reduce<unknown>(
      (inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
      document,
    );
}

function withCell(value: unknown, [key = '', ...rest]: readonly string[], content: unknown): unknown {
  const parts = isRecord(value) ? value : {};
  if (rest.length > 0) return { ...parts, [key]: withCell(parts[key], rest, content) };
  if (content !== undefined) return { ...parts, [key]: content };
  const { [key]: _, ...others } = parts;
  return others;
}

/** Compares contents, because an edit may make a new object with the same content. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const filled = (value: object): [string, unknown][] =>
    Object.entries(value).filter(([, inner]) => inner !== undefined);
  const [mine, theirs] = [filled(one), filled(other)];
  return mine.length === theirs.length && mine.every(([key, inner]) => isSame(inner, (other as Parts)[key]));
}
