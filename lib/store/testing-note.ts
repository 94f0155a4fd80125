/** For tests only: the smallest possible document, a note with an id. */
import type { GameDocument } from '.';

export interface Note {
  readonly id?: string | undefined;
  readonly text: string;
}

export const NOTE: GameDocument<Note, object> = {
  game: 'note',
  key: 'note',
  version: 1,
  migrations: {},
  empty: { text: '' },
  emptyView: {},
  keyedParts: [],
  dated: (document) => document,
  read: (document) => ({ document: document as Note, view: {}, whole: true }),
  isPatch: () => true,
  isPossible: () => true,
  identity: {
    idOf: ({ id }) => id,
    withId: (note, id) => ({ ...note, id }),
    isBegun: ({ text }) => text !== '',
  },
};
