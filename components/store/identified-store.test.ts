/** Every game gets an id with what is entered first, and is put into the archive when another takes its place. */
import { beforeEach, expect, test } from 'vitest';
import { type GameDocument, makeStore } from '@/lib/store';
import { withIdentity } from './identified-store';

interface Note {
  readonly id?: string;
  readonly text: string;
}

const NOTE: GameDocument<{ readonly note: Note }, object> = {
  game: 'note',
  key: 'note',
  version: 1,
  migrations: {},
  empty: { note: { text: '' } },
  emptyView: {},
  keyedParts: [],
  dated: (document) => document,
  read: () => ({ document: { note: { text: '' } }, view: {}, whole: true }),
  isPatch: () => true,
  isPossible: () => true,
  identity: {
    idOf: ({ note }) => note.id,
    withId: ({ note: { text } }, id) => ({ note: { text, ...(id !== undefined && { id }) } }),
    isBegun: ({ note }) => note.text !== '',
  },
};

const storage = (): Storage => {
  throw new DOMException('no', 'SecurityError');
};
let archived: readonly string[] = [];
const kept = (): readonly string[] => archived;
const made = () =>
  withIdentity(NOTE, makeStore({ document: NOTE, storage }), ({ note }) => {
    archived = [...archived, note.text];
  });

beforeEach(() => {
  archived = [];
});

test('an id comes with the first thing entered, and stays', () => {
  const store = made();
  store.change(({ note }) => ({ note: { ...note, text: 'a' } }));
  const { id } = store.snapshot().document.note;
  expect(id).toMatch(/^[a-z0-9]{12}$/);
  store.change(({ note }) => ({ note: { ...note, text: 'ab' } }));
  expect(store.snapshot().document.note).toStrictEqual({ id, text: 'ab' });
  expect(kept()).toStrictEqual([]);
});

test('a new game, and one from elsewhere, put the one before into the archive; undo and redo do not', () => {
  const store = made();
  store.change(() => ({ note: { text: 'first' } }));
  const { id } = store.snapshot().document.note;
  store.change(() => NOTE.empty);
  expect(kept()).toStrictEqual(['first']);
  store.open(() => ({ note: { text: 'second' } }), undefined);
  store.open(() => ({ note: { text: 'third' } }), undefined);
  expect(kept()).toStrictEqual(['first', 'second']);
  store.undo();
  store.undo();
  store.undo();
  expect(store.snapshot().document.note).toStrictEqual({ id, text: 'first' });
  store.redo();
  expect(kept()).toStrictEqual(['first', 'second']);
});

test('a game that is opened in its own place is not another one', () => {
  const store = made();
  store.change(() => ({ note: { text: 'a' } }));
  store.open(({ note }) => ({ note: { ...note, text: 'b' } }), undefined);
  expect(kept()).toStrictEqual([]);
});
