/**
 * For tests only: the document of an invented game. It has a table with seats and pieces, and a box with a label;
 * pieces are only possible if there is a seat. Version 1 called the seats chairs.
 */

import type { GameDocument } from '.';

export interface Notes {
  readonly table: {
    readonly seats: number;
    readonly title?: string;
    readonly pieces: Readonly<Record<string, string>>;
  };
  readonly box: { readonly label?: string };
}

export interface NotesView {
  readonly turned: number;
}

export const EMPTY_NOTES: Notes = { table: { seats: 0, pieces: {} }, box: {} };

export const notes: GameDocument<Notes, NotesView> = {
  game: 'notes',
  key: 'septimontium',
  version: 2,
  migrations: {
    1: (older) => JSON.parse(JSON.stringify(older).replaceAll('chairs', 'seats').replace(':1,', ':2,')),
  },
  empty: EMPTY_NOTES,
  emptyView: { turned: 0 },
  keyedParts: ['table.pieces'],
  dated: ({ table }) => table,
  read(document, view) {
    const { table, box } = (document ?? {}) as Partial<Notes>;
    const isTable = typeof table?.seats === 'number';
    return {
      document: { table: isTable ? table : EMPTY_NOTES.table, box: box ?? {} },
      view: view ? (view as NotesView) : { turned: 0 },
      whole: isTable && box !== undefined && view !== undefined,
    };
  },
  isPatch: (value) =>
    Object.keys(value as object).every((cell) =>
      /^(table\.(seats|title|pieces\.\w+)|box\.label)$/.test(cell),
    ),
  isPossible: ({ table }) => table.seats > 0 || Object.keys(table.pieces).length === 0,
};

export function seated(now: Notes, seats: number): Notes {
  return { ...now, table: { ...now.table, seats } };
}

export function titled(now: Notes, title: string): Notes {
  return { ...now, table: { ...now.table, title } };
}

export function labelled(now: Notes, label: string): Notes {
  return { ...now, box: { label } };
}

/** Puts a piece on the spot, or takes it away. */
export function tapped(now: Notes, spot: string): Notes {
  const { [spot]: there, ...others } = now.table.pieces;
  const pieces = there ? others : { ...others, [spot]: 'peasant' };
  return { ...now, table: { ...now.table, pieces } };
}
