/**
 * Reads what the app keeps on the device. Nobody writes it by hand, so nothing is explained: what is wrong in any way
 * is not read, and the keeper puts the text aside whole. Each part is judged alone, so that a damaged table does not
 * cost a person the springs of seven tiles.
 *
 * As strict as the screens need, and no stricter: an unfinished table is fine, and so is one against the rules that came
 * as a file, with more merchants than the box holds. What no screen could show (a letter twice, a piece of nobody) is not.
 */

import * as z from 'zod';
import { DIRECTIONS } from '../../hex';
import {
  BOX_HOLDS,
  FIELD_NUMBERS,
  HANDEDNESSES,
  KINDS,
  LETTERS,
  MOST_PLAYERS,
  NAME_LENGTH,
  PEOPLES,
  PLACES,
  SPOTS,
  TOKENS,
} from '../../palatinus';
import {
  type Copy,
  EMPTY_NOTEBOOK,
  type History,
  type Kept,
  MOST_NAMES,
  MOST_STEPS,
  NOTHING_KEPT,
  type Notebook,
  type Reading,
  redo,
  SAVED_FORMAT,
  SAVED_VERSION,
  type Step,
  shows,
  type Table,
  undo,
} from '../../palatinus/enter';
import { rulings } from './game-file';

const name = z.string().refine((text) => text !== '' && [...text].length <= NAME_LENGTH);
const people = z.enum(PEOPLES);
const springs = z.array(z.literal(FIELD_NUMBERS)).refine(isDistinct);
const inhabitants = z.strictObject(keyed(KINDS, z.int().min(0).max(BOX_HOLDS)));

const players = z
  .array(z.strictObject({ name: name.optional(), people, ally: people.optional() }))
  .max(MOST_PLAYERS)
  .refine((seats) => isDistinct(seats.flatMap((seat) => [seat.people, ...(seat.ally ? [seat.ally] : [])])));
const tile = z.strictObject({
  letter: z.enum(LETTERS).optional(),
  arrow: z.literal(DIRECTIONS).optional(),
  token: z.literal(TOKENS).optional(),
});
const piece = z.strictObject({ people, kind: z.enum(KINDS) });
const tableCells = {
  players,
  handedness: z.enum(HANDEDNESSES).optional(),
  rulings: rulings.optional(),
  expected: z.strictObject({ player: inhabitants, ally: inhabitants }).optional(),
  told: z.array(z.enum(LETTERS)).refine(isDistinct).optional(),
};
const copyCells = { name: name.optional(), example: z.literal(true).optional() };
const copy = z.strictObject({ ...copyCells, springs: z.strictObject(keyed(LETTERS, springs.optional())) });
const borrowed = copy.optional();
const table = z
  .strictObject({
    ...tableCells,
    borrowed,
    tiles: z.strictObject(keyed(PLACES, tile.optional())),
    pieces: z.strictObject(keyed(SPOTS, piece.optional())),
  })
  .refine((value) => isEnterable(value as Table));

/** A patch has the cells of lib/table/history.ts, and in each what that cell can hold. */
const patch = z
  .strictObject({
    ...changes('table.', { ...tableCells, borrowed }),
    ...changes('table.tiles.', keyed(PLACES, tile.optional())),
    ...changes('table.pieces.', keyed(SPOTS, piece.optional())),
    ...changes('copy.', copyCells),
    ...changes('copy.springs.', keyed(LETTERS, springs.optional())),
  })
  .refine((cells) => Object.keys(cells).length > 0);
const steps = z.array(patch).max(MOST_STEPS);
const history = z.strictObject({ past: steps, future: steps });

const names = z.array(name).max(MOST_NAMES).refine(isDistinct);
const turned = z.literal(DIRECTIONS);

const envelope = z.strictObject({
  format: z.literal(SAVED_FORMAT),
  version: z.literal(SAVED_VERSION),
  notebook: z.strictObject({ table: z.unknown(), copy: z.unknown() }),
  names: z.unknown(),
  turned: z.unknown(),
  history: z.unknown().optional(),
});

/** Never throws, whatever the text. */
export function readSaved(text: string): Reading {
  const value = parsed(text);
  const time = z.object({ format: z.literal(SAVED_FORMAT), version: z.int() }).safeParse(value);
  if (!time.success) return { kept: NOTHING_KEPT, why: 'damaged' };
  if (time.data.version > SAVED_VERSION) return { kept: NOTHING_KEPT, why: 'newer' };
  if (time.data.version < SAVED_VERSION) return { kept: NOTHING_KEPT, why: 'older' };

  const loose = value as Record<keyof Kept, unknown> & { notebook?: Record<keyof Notebook, unknown> };
  const readTable = table.safeParse(loose.notebook?.table);
  const readCopy = copy.safeParse(loose.notebook?.copy);
  const readNames = names.safeParse(loose.names);
  const readTurned = turned.safeParse(loose.turned);
  const kept: Kept = {
    notebook: {
      table: readTable.success ? (readTable.data as Table) : EMPTY_NOTEBOOK.table,
      copy: readCopy.success ? (readCopy.data as Copy) : EMPTY_NOTEBOOK.copy,
    },
    history: NOTHING_KEPT.history,
    names: readNames.data ?? NOTHING_KEPT.names,
    turned: readTurned.data ?? NOTHING_KEPT.turned,
  };
  const isWhole = [envelope.safeParse(value), readTable, readCopy, readNames, readTurned].every(
    ({ success }) => success,
  );
  if (!isWhole) return { kept, why: 'damaged' };

  const readHistory = history.safeParse(loose.history);
  const past = readHistory.data as History | undefined;
  if (!past || !leadsHere(past, kept.notebook)) return { kept, why: 'history-damaged' };
  return { kept: { ...kept, history: past } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What no single cell can tell: each letter lies once, and whoever stands on the board plays. */
function isEnterable({ players, tiles, pieces }: Table): boolean {
  const playing = players.flatMap((seat) => [seat.people, seat.ally]);
  return (
    isDistinct(Object.values(tiles).flatMap(({ letter }) => letter ?? [])) &&
    Object.values(pieces).every((piece) => playing.includes(piece.people))
  );
}

/** Whether every step can be taken back and made again, and none shows a table that could not be entered. */
function leadsHere(history: History, notebook: Notebook): boolean {
  const walk = (side: 'past' | 'future'): boolean => {
    let step: Step = { notebook, history };
    while (step.history[side].length > 0) {
      const patch = side === 'past' ? step.history.past.at(-1) : step.history.future[0];
      if (!patch || !shows(step.notebook, patch, side === 'past' ? 'after' : 'before')) return false;
      step = side === 'past' ? undo(step) : redo(step);
      if (!isEnterable(step.notebook.table)) return false;
    }
    return true;
  };
  return walk('past') && walk('future');
}

function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

function keyed<K extends string | number, T>(keys: readonly K[], value: T): Record<`${K}`, T> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<`${K}`, T>;
}

/** For each cell a change from and to what it can hold. */
function changes(path: string, cells: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(cells).map(([key, cell]) => [
      `${path}${key}`,
      z.strictObject({ before: cell, after: cell }).optional(),
    ]),
  );
}
