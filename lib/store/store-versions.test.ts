/** The keeper beside a newer version of the app in another tab, and where its reader cannot be fetched. */

import { describe, expect, test } from 'vitest';
import {
  type Keeper,
  makeKeeper,
  makeSaved,
  NOTHING_KEPT,
  type ReadSaved,
  setNumber,
} from '../palatinus/enter';
import { FakeStorage, trustingReader } from './testing-storage';

const KEY = 'septimontium';
const seat = (tab: Keeper, count: number): void => tab.change((now) => setNumber(now, count));
const seats = (tab: Keeper): number => tab.snapshot().notebook.table.players.length;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A storage that tells every tab when one has written, as a browser does, and counts how often. */
class SharedStorage extends FakeStorage {
  readonly window = new EventTarget();
  writes = 0;

  override setItem(key: string, text: string): void {
    super.setItem(key, text);
    this.writes += 1;
    queueMicrotask(() => this.window.dispatchEvent(new Event('storage')));
  }
}

const newerText = (text: string): string => text.replace('"version":1', '"version":2');

/** The same storage as the next version of the app sees it: it writes version 2, and reads nothing else. */
function asNextVersion(storage: SharedStorage): Storage {
  const setItem = (key: string, text: string): void =>
    storage.setItem(key, key === KEY ? newerText(text) : text);
  return new Proxy(storage, {
    get: (real, name) => {
      if (name === 'setItem') return setItem;
      const value: unknown = Reflect.get(real, name, real);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
}

const nextReader: ReadSaved = (text) =>
  text.includes('"version":2')
    ? trustingReader(text.replace('"version":2', '"version":1'))
    : { kept: NOTHING_KEPT, why: 'older' };

async function openTab(storage: SharedStorage, isNext = false): Promise<Keeper> {
  const tab = makeKeeper({
    storage: () => (isNext ? asNextVersion(storage) : storage),
    read: async () => (isNext ? nextReader : trustingReader),
    window: storage.window,
  });
  await tab.start();
  return tab;
}

describe('a newer version in another tab', () => {
  test('has the last word: both come to rest, and the older one says that it saves no more', async () => {
    const storage = new SharedStorage();
    const older = await openTab(storage);
    seat(older, 3);
    await settled();
    const newer = await openTab(storage, true);
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
    expect(seats(await openTab(storage, true))).toBe(5);
  });

  test('that is gone again leaves the storage to this one', async () => {
    const storage = new SharedStorage();
    const tab = await openTab(storage);
    seat(tab, 3);
    await settled();
    storage.setItem(KEY, newerText(makeSaved(NOTHING_KEPT)));
    await settled();
    expect(tab.snapshot()).toMatchObject({ saving: 'outdated', aside: [] });
    storage.removeItem(KEY);
    tab.tryAgain();
    expect(tab.snapshot().saving).toBe('saved');
    expect(seats(await openTab(storage))).toBe(3);
  });
});

test('a reader that cannot be fetched is told of, and tried again', async () => {
  const storage = new SharedStorage();
  seat(await openTab(storage), 3);
  let isOnline = false;
  const tab = makeKeeper({
    storage: () => storage,
    read: async () => {
      if (!isOnline) throw new Error('offline');
      return trustingReader;
    },
  });
  await expect(tab.start()).rejects.toThrow('offline');
  expect(tab.snapshot()).toMatchObject({ ready: false, unread: true });
  tab.turn(1);
  await settled();
  isOnline = true;
  tab.tryAgain();
  await settled();
  expect(tab.snapshot()).toMatchObject({ ready: true, unread: false, turned: 1 });
  expect(seats(tab)).toBe(3);
});
