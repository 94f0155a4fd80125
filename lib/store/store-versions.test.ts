/** The store with a newer version of the app in another tab, and with what an earlier version has saved. */

import { describe, expect, test } from 'vitest';
import { type GameDocument, makeSaved, makeStore, nothingSaved, readSaved, type Store } from '.';
import { type Notes, type NotesView, notes, seated, tapped } from './testing-document';
import { FakeStorage } from './testing-storage';

type Tab = Store<Notes, NotesView>;

const seat = (tab: Tab, count: number): void => tab.change((now) => seated(now, count));
const seats = (tab: Tab): number => tab.snapshot().document.table.seats;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A storage that notifies every tab of a write, as a browser does, and counts the writes. */
class SharedStorage extends FakeStorage {
  readonly window = new EventTarget();
  writes = 0;

  override setItem(key: string, text: string): void {
    super.setItem(key, text);
    this.writes += 1;
    queueMicrotask(() => this.window.dispatchEvent(new Event('storage')));
  }
}

/** The same document in the next version of the app. */
const nextNotes: GameDocument<Notes, NotesView> = {
  ...notes,
  version: 3,
  migrations: { ...notes.migrations, 2: (older) => ({ ...(older as object), version: 3 }) },
};

function openTab(storage: SharedStorage, document = notes): Tab {
  const tab = makeStore({ document, storage: () => storage, window: storage.window });
  tab.start();
  return tab;
}

describe('a newer version in another tab', () => {
  test('wins: both stop writing, and the older one reports that it does not save', async () => {
    const storage = new SharedStorage();
    const older = openTab(storage);
    seat(older, 3);
    await settled();
    const newer = openTab(storage, nextNotes);
    expect(seats(newer)).toBe(3);
    seat(newer, 5);
    await settled();
    seat(older, 4);
    await settled();
    expect(older.snapshot().saving).toBe('outdated');
    expect(seats(older)).toBe(4);
    const { writes } = storage;
    storage.window.dispatchEvent(new Event('focus'));
    await settled();
    expect(storage.writes).toBe(writes);
    expect(seats(newer)).toBe(5);
    expect(seats(openTab(storage, nextNotes))).toBe(5);
  });

  test('that is gone again leaves the storage to this one', async () => {
    const storage = new SharedStorage();
    const tab = openTab(storage);
    seat(tab, 3);
    await settled();
    storage.setItem(notes.key, makeSaved(nextNotes, nothingSaved(nextNotes)));
    await settled();
    expect(tab.snapshot()).toMatchObject({ saving: 'outdated', setAside: [] });
    storage.removeItem(notes.key);
    tab.tryAgain();
    expect(tab.snapshot().saving).toBe('saved');
    expect(seats(openTab(storage))).toBe(3);
  });
});

describe('what an earlier version has saved', () => {
  const storage = new SharedStorage();
  seat(openTab(storage), 3);
  openTab(storage).change((now) => tapped(now, '32'));
  const current = storage.getItem(notes.key) ?? '';
  const first = current.replaceAll('seats', 'chairs').replace('"version":2', '"version":1');

  test('is read with its history, and written in the new format with the next change', () => {
    storage.setItem(notes.key, first);
    const tab = openTab(storage);
    expect(tab.snapshot()).toMatchObject({ saving: 'saved', setAside: [], takenOver: 0 });
    expect(storage.getItem(notes.key)).toBe(first);
    tab.undo();
    tab.undo();
    expect(seats(tab)).toBe(0);
    tab.redo();
    tab.redo();
    const written = readSaved(notes, storage.getItem(notes.key) ?? '');
    const { number: _, changes: __, changed: ___, ...state } = readSaved(notes, current).state;
    expect(written).toMatchObject({ state: { ...state, number: 6 } });
  });

  test('is migrated version by version', () => {
    expect(readSaved(nextNotes, first)).toStrictEqual(readSaved(notes, current));
  });

  test.each([
    ['it says it is of another game', first.replace('"notes"', '"chess"')],
    ['its version never was', first.replace('"version":1', '"version":0')],
    [
      'a migration is missing',
      makeSaved({ ...notes, version: 1 }, nothingSaved(notes)),
      { ...notes, migrations: {} },
    ],
    ['a migration fails', first, { ...notes, migrations: { 1: () => JSON.parse('{') } }],
    ['a migration makes nothing of it', first, { ...notes, migrations: { 1: () => null } }],
  ])('is damaged if %s', (_, text, document = notes) => {
    expect(readSaved(document, text)).toStrictEqual({ state: nothingSaved(notes), why: 'damaged' });
  });
});

test('a key that only begins like ours belongs to somebody else', () => {
  const storage = new FakeStorage();
  for (const key of [`${notes.key}.seven-hills`, `${notes.key}.aside.x`, `${notes.key}.seven-hills.aside.1`])
    storage.setItem(key, 'Remus was here');
  const tab = makeStore({ document: notes, storage: () => storage });
  tab.start();
  expect(tab.snapshot()).toMatchObject({ ready: true, setAside: [] });
  expect(storage.length).toBe(3);
});
