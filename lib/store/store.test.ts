/** The keeper: whatever happens to the tab, the other tab or the storage, what was entered is still there. */

import { describe, expect, test, vi } from 'vitest';
import {
  type Keeper,
  makeKeeper,
  makeSaved,
  NOTHING_KEPT,
  setName,
  setNumber,
  tapField,
  UNREAD_SNAPSHOT,
} from '../palatinus/enter';
import { FakeStorage, trustingReader } from './testing-storage';

const KEY = 'septimontium';
const piece = { people: 'red', kind: 'peasant' } as const;

interface Tab extends Keeper {
  readonly window: EventTarget;
}

function makeTab(storage: () => Storage): Tab {
  const window = new EventTarget();
  return { ...makeKeeper({ storage, read: async () => trustingReader, window }), window };
}

async function openTab(storage: Storage | (() => Storage)): Promise<Tab> {
  const tab = makeTab(typeof storage === 'function' ? storage : () => storage);
  await tab.start();
  return tab;
}

const seat = (tab: Keeper, count: number): void => tab.change((now) => setNumber(now, count));
const tap = (tab: Keeper, spot: '31' | '32' | '33'): void => tab.change((now) => tapField(now, spot, piece));
const standing = (tab: Keeper): readonly string[] => Object.keys(tab.snapshot().notebook.table.pieces);
const seats = (tab: Keeper): number => tab.snapshot().notebook.table.players.length;

/** A reader that was not needed so far has come by now. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a tab that is closed, reloaded or killed', () => {
  test('has every change on the device before its listeners hear of it', async () => {
    const storage = new FakeStorage();
    const tab = await openTab(storage);
    const heard: boolean[] = [];
    tab.subscribe(() => heard.push(storage.getItem(KEY) === makeSaved(tab.snapshot())));
    seat(tab, 3);
    tap(tab, '32');
    tab.undo();
    tab.redo();
    tab.turn(-1);
    tab.rememberNames(['Livia']);
    expect(heard).toStrictEqual([true, true, true, true, true, true]);
  });

  test('finds everything again, its history too', async () => {
    const storage = new FakeStorage();
    const before = await openTab(storage);
    seat(before, 3);
    tap(before, '32');
    tap(before, '33');
    before.undo();
    before.turn(8);
    before.rememberNames(['Livia', 'Zoë']);
    const after = await openTab(storage);
    expect(after.snapshot()).toStrictEqual(before.snapshot());
    expect(after.snapshot()).toMatchObject({ turned: 2, names: ['Livia', 'Zoë'], saving: 'saved' });
    after.redo();
    expect(standing(after)).toStrictEqual(['32', '33']);
    after.undo();
    after.undo();
    after.undo();
    expect(after.snapshot().notebook).toStrictEqual(NOTHING_KEPT.notebook);
  });
});

describe('a snapshot', () => {
  test('is the same object until something changes, also for the server', async () => {
    const tab = makeTab(() => new FakeStorage());
    expect(tab.snapshot()).toBe(UNREAD_SNAPSHOT);
    await tab.start();
    const heard = vi.fn();
    tab.subscribe(heard);
    const before = tab.snapshot();
    tab.change((now) => now);
    tab.change((now) => structuredClone(now));
    tab.undo();
    tab.redo();
    tab.turn(0);
    tab.rememberNames(['', ' ', 'x'.repeat(41)]);
    tab.dropAside('none');
    tab.window.dispatchEvent(new Event('focus'));
    expect(tab.snapshot()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });

  test('is told to whoever listens, and to nobody who has left', async () => {
    const tab = await openTab(new FakeStorage());
    const heard = vi.fn();
    const leave = tab.subscribe(heard);
    seat(tab, 3);
    leave();
    seat(tab, 4);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('changes made before all is read wait their turn', async () => {
  const storage = new FakeStorage();
  seat(await openTab(storage), 3);
  const tab = makeTab(() => storage);
  tap(tab, '32');
  tap(tab, '33');
  tab.undo();
  expect(tab.snapshot()).toBe(UNREAD_SNAPSHOT);
  await tab.start();
  expect(seats(tab)).toBe(3);
  expect(standing(tab)).toStrictEqual(['32']);
});

test.each(['change', 'online'])(
  'a reader that cannot be fetched is asked for again on %s',
  async (occasion) => {
    const storage = new FakeStorage();
    seat(await openTab(storage), 3);
    const stored = storage.getItem(KEY);
    const read = vi.fn(async () => trustingReader).mockRejectedValueOnce(new Error('offline'));
    const window = new EventTarget();
    const tab = makeKeeper({ storage: () => storage, read, window });
    tap(tab, '32');
    await expect(tab.start()).rejects.toThrow('offline');
    expect(storage.getItem(KEY)).toBe(stored);
    if (occasion === 'change') tab.turn(0);
    else window.dispatchEvent(new Event(occasion));
    await vi.waitFor(() => expect(tab.snapshot().ready).toBe(true));
    expect(standing(tab)).toStrictEqual(['32']);
  },
);

test('a stroke is one step to undo, and ends with anything else', async () => {
  const tab = await openTab(new FakeStorage());
  const type = (name: string): void => tab.change((now) => setName(now, 0, name), 'name 0');
  seat(tab, 3);
  type('L');
  type('Li');
  expect(tab.snapshot().history.past).toHaveLength(2);
  tap(tab, '32');
  type('Liv');
  expect(tab.snapshot().history.past).toHaveLength(4);
  tab.undo();
  type('Livi');
  tab.undo();
  expect(tab.snapshot().notebook.table.players[0]?.name).toBe('Li');
});

test('names are remembered once each, the latest first, thirty at most', async () => {
  const tab = await openTab(new FakeStorage());
  tab.rememberNames(['Livia', ' Marco ']);
  tab.rememberNames(['Nora', 'Livia']);
  expect(tab.snapshot().names).toStrictEqual(['Nora', 'Livia', 'Marco']);
  tab.rememberNames(Array.from({ length: 40 }, (_, index) => `Guest ${index}`));
  expect(tab.snapshot().names).toHaveLength(30);
});

describe('two tabs', () => {
  const twoTabs = async (): Promise<[Tab, Tab, FakeStorage]> => {
    const storage = new FakeStorage();
    const first = await openTab(storage);
    seat(first, 3);
    return [first, await openTab(storage), storage];
  };

  test('lose nothing of each other, even unheard, and share their history', async () => {
    const [first, second] = await twoTabs();
    tap(first, '31');
    tap(second, '32');
    tap(first, '33');
    await settled();
    expect(standing(first)).toStrictEqual(['31', '32', '33']);
    expect(first.snapshot().takenOver).toBe(1);
    second.undo();
    second.undo();
    expect(standing(second)).toStrictEqual(['31']);
  });

  test.each(['storage', 'pageshow', 'visibilitychange', 'focus'])(
    'see each other on %s',
    async (occasion) => {
      const [first, second] = await twoTabs();
      tap(first, '31');
      second.window.dispatchEvent(new Event(occasion));
      expect(second.snapshot()).toStrictEqual({ ...first.snapshot(), takenOver: 1 });
      second.stop();
      tap(first, '32');
      second.window.dispatchEvent(new Event(occasion));
      expect(standing(second)).toStrictEqual(['31']);
      await second.start();
      expect(standing(second)).toStrictEqual(['31', '32']);
    },
  );

  test('keep what is entered when one of them, or the person, empties the storage', async () => {
    const [first, second, storage] = await twoTabs();
    storage.clear();
    first.window.dispatchEvent(new Event('storage'));
    expect(seats(first)).toBe(3);
    tap(second, '31');
    expect(seats(await openTab(storage))).toBe(3);
  });

  test('what one could not save stays on its screen, with the other tab one undo away', async () => {
    const [first, second, storage] = await twoTabs();
    storage.setRoom(0);
    tap(first, '31');
    expect(first.snapshot().saving).toBe('full');
    storage.setRoom(100_000);
    tap(second, '32');
    first.window.dispatchEvent(new Event('storage'));
    await settled();
    expect(first.snapshot().saving).toBe('saved');
    expect(standing(first)).toStrictEqual(['31']);
    first.undo();
    expect(standing(first)).toStrictEqual(['32']);
    expect(standing(await openTab(storage))).toStrictEqual(['32']);
  });

  test('a board that was only turned does not hold up what the other has entered', async () => {
    const [first, second, storage] = await twoTabs();
    storage.setRoom(0);
    first.turn(1);
    storage.setRoom(100_000);
    tap(second, '32');
    first.window.dispatchEvent(new Event('storage'));
    await settled();
    expect(standing(first)).toStrictEqual(['32']);
    expect(first.snapshot()).toMatchObject({ turned: 1, saving: 'saved' });
  });
});

describe('the reader', () => {
  test('is not asked for where nothing is stored, until another tab has written something', async () => {
    const storage = new FakeStorage();
    const read = vi.fn(async () => trustingReader);
    const window = new EventTarget();
    const tab = makeKeeper({ storage: () => storage, read, window });
    await tab.start();
    seat(tab, 3);
    expect(tab.snapshot().ready).toBe(true);
    expect(read).not.toHaveBeenCalled();
    tap(await openTab(storage), '31');
    window.dispatchEvent(new Event('storage'));
    await settled();
    expect(read).toHaveBeenCalledOnce();
    expect(standing(tab)).toStrictEqual(['31']);
  });
});
