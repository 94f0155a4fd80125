/**
 * Opens everything the app had saved, handed out as a file where a device would not keep it, or put aside. The table
 * may be unfinished, which a game file cannot be. What is whole in a damaged one is opened, and the rest is told.
 */

import type { Outcome } from '../palatinus';
import { EMPTY_NOTEBOOK, type Kept, SAVED_FORMAT } from '../palatinus/enter';
import { at, type FileProblem, problem, refused, tooLarge } from './file-problems';
import { readSaved } from './palatinus/saved-notebook';

/** Many steps to undo are in it, so it may be larger than a table; but a film is no notebook, either. */
const MOST_BYTES = 1024 * 1024;

export interface OpenedSaved {
  readonly kept: Kept;
  /** False if some of it could not be read. */
  readonly whole: boolean;
}

/** Nothing where the text is something else. */
export function openSaved(text: string): Outcome<OpenedSaved, FileProblem> | undefined {
  if (tooLarge(text, MOST_BYTES)) return undefined;
  const value = parsed(text);
  if (at(value, ['format']) !== SAVED_FORMAT) return undefined;
  const { kept, why } = readSaved(text.replace(/^\uFEFF/, ''));
  if (why === 'newer')
    return refused(problem('newer-version', ['version'], { version: Number(at(value, ['version'])) }));
  const { table, copy } = kept.notebook;
  const isNothing = table === EMPTY_NOTEBOOK.table && copy === EMPTY_NOTEBOOK.copy;
  if (why !== undefined && isNothing) return refused(problem('notebook-not-file', ['format']));
  // Steps to undo are not opened, so it does not matter if they are damaged.
  return { ok: true, value: { kept, whole: why === undefined || why === 'history-damaged' } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
