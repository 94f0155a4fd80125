/** Every game gets an id with its first entry, and is archived when another game replaces it. */
import { beforeEach, expect, test } from 'vitest';
import { type GameDocument, makeStore, type Store } from '@/lib/store';
import { keptGame } from './archive';
import { isStepBetweenGames, withIdentity } from './identified-store';

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
const identified = (plain: Store<{ readonly note: Note }, object>) =>
  withIdentity(NOTE, plain, ({ note }) => {
    archived = [...archived, note.text];
  });
const made = () => identified(makeStore({ document: NOTE, storage }));

beforeEach(() => {
  archived = [];
});

test('the first entry creates an id, which stays', () => {
  const store = made();
  store.change(({ note }) => ({ note: { ...note, text: 'a' } }));
  const { id } = store.snapshot().document.note;
  expect(id).toMatch(/^[a-z0-9]{12}$/);
  store.change(({ note }) => ({ note: { ...note, text: 'ab' } }));
  expect(store.snapshot().document.note).toStrictEqual({ id, text: 'ab' });
  expect(kept()).toStrictEqual([]);
});

test('a step between two games has the dates of both, however close', () => {
  const store = identified(makeStore({ document: NOTE, storage, now: () => 1000 }));
  store.change(() => ({ note: { text: 'first' } }));
  store.open(() => ({ note: { text: 'older', id: 'older' } }), 400);
  expect(store.snapshot().changed).toBe(400);
  store.undo();
  expect(store.snapshot().changed).toBe(1000);
  store.redo();
  expect(store.snapshot().changed).toBe(400);
});

test('a new game and an opened one put the game before into the archive; undo and redo do not', () => {
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

test('a game opened in its own place is not another game', () => {
  const store = made();
  store.change(() => ({ note: { text: 'a' } }));
  store.open(({ note }) => ({ note: { ...note, text: 'b' } }), undefined);
  expect(kept()).toStrictEqual([]);
});

/** A game as an earlier version saved it. */
function madeWithOlder(text: string): Store<{ readonly note: Note }, object> {
  const plain = makeStore({ document: NOTE, storage });
  plain.open(() => ({ note: { text } }), 1000);
  return plain;
}

test('a game without an id continues under the id that the archive gave it', () => {
  const plain = madeWithOlder('old');
  const { document, changed } = plain.snapshot();
  const { id } = keptGame(NOTE, document, changed);
  const store = identified(plain);
  store.change(({ note }) => ({ note: { ...note, text: 'older' } }));
  expect(store.snapshot().document.note).toStrictEqual({ id, text: 'older' });
  store.undo();
  store.change(({ note }) => ({ note: { ...note, text: 'other' } }));
  expect(store.snapshot().document.note).toStrictEqual({ id, text: 'other' });
  expect(kept()).toStrictEqual([]);
});

test('the same if the edit is applied a second time, but not to another game that is there by then', () => {
  const plain = madeWithOlder('old');
  const { document } = plain.snapshot();
  let once = (before: typeof document) => before;
  const store = identified({
    ...plain,
    change: (edit) => {
      once = edit;
      plain.change(edit);
    },
  });
  store.change(({ note }) => ({ note: { ...note, text: `${note.text}er` } }));
  const { note } = store.snapshot().document;
  expect(once(document).note).toStrictEqual(note);
  const other = once(NOTE.empty).note;
  expect(other).toStrictEqual({ id: expect.stringMatching(/^[a-z0-9]{12}$/), text: 'er' });
  expect(other.id).not.toBe(note.id);
});

test('another game does not get the id of a game without one', () => {
  const plain = madeWithOlder('old');
  const { document, changed } = plain.snapshot();
  const store = identified(plain);
  store.open(() => ({ note: { text: 'new' } }), 2000);
  expect(kept()).toStrictEqual(['old']);
  expect(store.snapshot().document.note.id).toMatch(/^[a-z0-9]{12}$/);
  expect(store.snapshot().document.note.id).not.toBe(keptGame(NOTE, document, changed).id);
});

test('a step between games differs from one within a game', () => {
  const leads = (earlier: Note, later: Note) => isStepBetweenGames(NOTE, { note: earlier }, { note: later });
  expect(leads({ id: '1', text: 'old' }, { text: '' }), 'a new game was started').toBe(true);
  expect(leads({ id: '1', text: 'old' }, { id: '2', text: 'other' }), 'another was opened').toBe(true);
  expect(leads({ text: 'old' }, { text: '' }), 'a new game after one without an id').toBe(true);
  expect(leads({ id: '1', text: 'a' }, { id: '1', text: '' }), 'everything was undone').toBe(false);
  expect(leads({ text: '' }, { id: '1', text: 'a' }), 'the first thing was entered').toBe(false);
  expect(leads({ text: '' }, { text: '' }), 'nothing to lose').toBe(false);
  expect(leads({ id: '1', text: 'a' }, { id: '1', text: 'ab' }), 'another entry').toBe(false);
  expect(leads({ text: 'a' }, { id: '1', text: 'ab' }), 'a game got its id').toBe(false);
});
