/**
 * Undo and redo, as small patches: what a change did to each cell of the notebook, before and after.
 *
 * Whole notebooks would be simpler, but five hundred of them do not fit on a phone beside everything else, and the
 * history is written again with every tap. Inverse edits would be smaller still, but each edit would need its own.
 */

import type { Notebook } from '../palatinus/enter/notebook';

/** A part of the notebook that changes as a whole, by its path: `table.players`, `table.pieces.32`, `copy.springs.A`. */
export type Cell = string;

/** What was there and what is there; a side that is missing stands for an empty cell. */
export interface Change {
  readonly before?: unknown;
  readonly after?: unknown;
}

export type Patch = Readonly<Record<Cell, Change>>;

export interface History {
  /** What can be undone, the latest last. */
  readonly past: readonly Patch[];
  /** What can be redone, the next first. */
  readonly future: readonly Patch[];
}

export interface Step {
  readonly notebook: Notebook;
  readonly history: History;
}

export const EMPTY_HISTORY: History = { past: [], future: [] };
export const MOST_STEPS = 500;

/** These hold a cell for each of their entries; everything else one step below the top is a cell itself. */
const SHELVES: readonly string[] = ['table.tiles', 'table.pieces', 'copy.springs'];

/** The history after a change; the same one if nothing changed. */
export function record(history: History, before: Notebook, after: Notebook): History {
  const patch = patchBetween(before, after);
  if (Object.keys(patch).length === 0) return history;
  return { past: [...history.past, patch].slice(-MOST_STEPS), future: [] };
}

/** Like `record`, but as if this change and the latest one had been made at once: a word typed letter by letter. */
export function recordJoined(history: History, before: Notebook, after: Notebook): History {
  const latest = history.past.at(-1);
  if (!latest) return record(history, before, after);
  return record({ ...history, past: history.past.slice(0, -1) }, patched(before, latest, 'before'), after);
}

/** One step back; the same notebook and history if there is none. */
export function undo({ notebook, history }: Step): Step {
  const patch = history.past.at(-1);
  if (!patch) return { notebook, history };
  return {
    notebook: patched(notebook, patch, 'before'),
    history: { past: history.past.slice(0, -1), future: [patch, ...history.future] },
  };
}

/** One step forward again; the same notebook and history if there is none. */
export function redo({ notebook, history }: Step): Step {
  const [patch, ...future] = history.future;
  if (!patch) return { notebook, history };
  return {
    notebook: patched(notebook, patch, 'after'),
    history: { past: [...history.past, patch], future },
  };
}

export function patchBetween(before: Notebook, after: Notebook): Patch {
  const [old, current] = [cellsOf(before), cellsOf(after)];
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

/** Whether the notebook shows this side of the patch: only then may the other side be put in its place. */
export function shows(notebook: Notebook, patch: Patch, side: 'before' | 'after'): boolean {
  const cells = cellsOf(notebook);
  return Object.entries(patch).every(([cell, change]) => isSame(cells.get(cell), change[side]));
}

/** Every filled cell; what is undefined is as good as not there. */
function cellsOf(notebook: Notebook): ReadonlyMap<Cell, unknown> {
  const entries = (value: object, path: string): [Cell, unknown][] =>
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .flatMap(([key, inner]): [Cell, unknown][] => {
        const cell = `${path}.${key}`;
        return SHELVES.includes(cell) ? entries(inner, cell) : [[cell, inner]];
      });
  return new Map([...entries(notebook.table, 'table'), ...entries(notebook.copy, 'copy')]);
}

function patched(notebook: Notebook, patch: Patch, side: 'before' | 'after'): Notebook {
  return Object.entries(patch).reduce<unknown>(
    (inner, [cell, change]) => withCell(inner, cell.split('.'), change[side]),
    notebook,
  ) as Notebook;
}

function withCell(value: unknown, [key = '', ...rest]: readonly string[], content: unknown): unknown {
  const { [key]: old, ...others } = value as Record<string, unknown>;
  if (rest.length > 0) return { ...others, [key]: withCell(old, rest, content) };
  return content === undefined ? others : { ...others, [key]: content };
}

/** By content: an edit may make a new object of what was there. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const filled = (value: object): [string, unknown][] =>
    Object.entries(value).filter(([, inner]) => inner !== undefined);
  const [mine, theirs] = [filled(one), filled(other)];
  return (
    mine.length === theirs.length &&
    mine.every(([key, inner]) => isSame(inner, (other as Record<string, unknown>)[key]))
  );
}
