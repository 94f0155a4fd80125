/**
 * What is kept on the device: one document that holds all of it, so that no two parts can be of different times.
 *
 * Here is its writing and its types. Its reading needs a schema, which is large, and so lives with the other files
 * (`readSaved` of lib/files) and is handed in by whoever makes a keeper.
 */

import { NAME_LENGTH } from '../palatinus';
import { EMPTY_NOTEBOOK, type Notebook } from '../palatinus/enter/notebook';
import { EMPTY_HISTORY, type History } from './history';

export const SAVED_FORMAT = 'septimontium-notebook';
export const SAVED_VERSION = 1;
export const MOST_NAMES = 30;

export interface Kept {
  readonly notebook: Notebook;
  readonly history: History;
  /** Names of players used earlier, the latest first. */
  readonly names: readonly string[];
  /** How far the board is turned on the screen, in sixths clockwise, 0 to 5. */
  readonly turned: number;
}

export const NOTHING_KEPT: Kept = { notebook: EMPTY_NOTEBOOK, history: EMPTY_HISTORY, names: [], turned: 0 };

export const ASIDE_REASONS = ['damaged', 'older', 'newer', 'history-damaged'] as const;
/** Why a text was put aside: it is damaged, of an unknown older or a newer time, or only its history is damaged. */
export type AsideReason = (typeof ASIDE_REASONS)[number];

export interface Reading {
  /** All that could be read; what could not is empty. */
  readonly kept: Kept;
  /** Only if something could not be read. */
  readonly why?: AsideReason;
}

/** Never throws, whatever the text. */
export type ReadSaved = (text: string) => Reading;

export function makeSaved({ notebook, names, turned, history }: Kept): string {
  return JSON.stringify({
    format: SAVED_FORMAT,
    version: SAVED_VERSION,
    notebook,
    names,
    turned,
    history,
  });
}

/** New names before the known ones, each once, without those that are none; the same list if that changes nothing. */
export function namesWith(known: readonly string[], added: readonly string[]): readonly string[] {
  const all = [...added, ...known].map((name) => name.trim());
  const names = [...new Set(all.filter((name) => name !== '' && [...name].length <= NAME_LENGTH))];
  const latest = names.slice(0, MOST_NAMES);
  return latest.length === known.length && latest.every((name, index) => name === known[index])
    ? known
    : latest;
}
