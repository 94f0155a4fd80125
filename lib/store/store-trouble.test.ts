/** The keeper when the storage is full, forbidden, or holds what cannot be read: nothing is lost, and it is told. */

import { describe, expect, test } from 'vitest';
import { type Keeper, makeKeeper, makeSaved, NOTHING_KEPT, setNumber, tapField } from '../palatinus/enter';
import { FakeStorage, trustingReader } from './testing-storage';

const KEY = 'septimontium';
const ASIDE = 'septimontium.aside.1';
const DAMAGED = 'Romulus was here';

async function openTab(storage: Storage | (() => Storage), window = new EventTarget()): Promise<Keeper> {
  const tab = makeKeeper({
    storage: typeof storage === 'function' ? storage : () => storage,
    read: async () => trustingReader,
    window,
  });
  await tab.start();
  return tab;
}

const seat = (tab: Keeper, count: number): void => tab.change((now) => setNumber(now, count));
const seats = (tab: Keeper): number => tab.snapshot().notebook.table.players.length;

/** A reader that was not needed so far has come by now. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a full storage', () => {
  /** So many steps that the history takes most of the room. */
  const play = (tab: Keeper): void => {
    seat(tab, 3);
    for (let step = 0; step < 300; step += 1)
      tab.change((now) => tapField(now, '32', { people: 'red', kind: 'peasant' }));
  };

  test.each([
    { room: 15_000, steps: 100 },
    { room: 5_000, steps: 20 },
    { room: 600, steps: 0 },
  ])('with $room characters keeps the table and about $steps steps', async ({ room, steps }) => {
    const storage = new FakeStorage();
    const tab = await openTab(storage);
    play(tab);
    storage.setRoom(room);
    seat(tab, 4);
    expect(tab.snapshot().saving).toBe('saved');
    expect(tab.snapshot().history.past).toHaveLength(302);
    const next = await openTab(storage);
    expect(seats(next)).toBe(4);
    expect(next.snapshot().history.past).toHaveLength(steps);
  });

  test('is told, and no longer when there is room again', async () => {
    const storage = new FakeStorage();
    const window = new EventTarget();
    const tab = await openTab(storage, window);
    seat(tab, 3);
    storage.setRoom(10);
    seat(tab, 4);
    expect(tab.snapshot()).toMatchObject({ saving: 'full', ready: true });
    expect(seats(tab)).toBe(4);
    expect(seats(await openTab(storage))).toBe(3);
    storage.setRoom(10_000);
    window.dispatchEvent(new Event('focus'));
    expect(tab.snapshot().saving).toBe('saved');
    expect(seats(await openTab(storage))).toBe(4);
  });
});

describe('a forbidden storage', () => {
  test('is told at once, and all works in memory', async () => {
    const tab = await openTab(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(tab.snapshot()).toMatchObject({ saving: 'forbidden', ready: true, aside: [] });
    seat(tab, 3);
    seat(tab, 4);
    tab.undo();
    tab.dropAside(ASIDE);
    expect(seats(tab)).toBe(3);
    expect(tab.snapshot().saving).toBe('forbidden');
  });

  test('may look like one without any room', async () => {
    const tab = await openTab(new FakeStorage(0));
    seat(tab, 3);
    expect(tab.snapshot().saving).toBe('forbidden');
  });

  test('that is allowed later takes what was entered, on top of what it holds', async () => {
    const storage = new FakeStorage();
    seat(await openTab(storage), 5);
    let allowed = false;
    const tab = await openTab(() => {
      if (!allowed) throw new DOMException('no', 'SecurityError');
      return storage;
    });
    seat(tab, 3);
    allowed = true;
    tab.turn(1);
    await settled();
    expect(tab.snapshot().saving).toBe('saved');
    tab.undo();
    expect(seats(await openTab(storage))).toBe(5);
  });
});

describe('a text that cannot be read', () => {
  const holding = (text: string, room?: number): FakeStorage => {
    const storage = new FakeStorage();
    storage.setItem(KEY, text);
    if (room !== undefined) storage.setRoom(room);
    return storage;
  };

  test.each([
    { text: DAMAGED, why: 'damaged' },
    { text: '', why: 'damaged' },
    { text: '{"version":2}', why: 'newer' },
  ])('is put aside before anything is written ($why)', async ({ text, why }) => {
    const storage = holding(text);
    const tab = await openTab(storage);
    expect(tab.snapshot().aside).toStrictEqual([{ key: ASIDE, text, why }]);
    expect(tab.snapshot().saving).toBe('saved');
    expect(storage.getItem(ASIDE)).toBe(text);
    seat(tab, 3);
    expect(seats(await openTab(storage))).toBe(3);
  });

  test('is told on later visits, too, once each, until it is dropped', async () => {
    const storage = holding(DAMAGED);
    await openTab(storage);
    const window = new EventTarget();
    const again = await openTab(storage, window);
    expect(again.snapshot().aside).toStrictEqual([{ key: ASIDE, text: DAMAGED, why: 'damaged' }]);
    storage.setItem(KEY, 'Remus, too');
    const third = await openTab(storage);
    expect(third.snapshot().aside.map(({ key }) => key)).toStrictEqual([ASIDE, 'septimontium.aside.2']);
    third.dropAside(ASIDE);
    expect(third.snapshot().aside.map(({ text }) => text)).toStrictEqual(['Remus, too']);
    window.dispatchEvent(new Event('storage'));
    expect(again.snapshot().aside).toStrictEqual(third.snapshot().aside);
  });

  test('may be only the history: then the table stays', async () => {
    const { history: _, ...rest } = JSON.parse(makeSaved({ ...NOTHING_KEPT, names: ['Livia'] }));
    const text = JSON.stringify(rest);
    const tab = await openTab(holding(text));
    expect(tab.snapshot()).toMatchObject({
      names: ['Livia'],
      aside: [{ key: ASIDE, text, why: 'history-damaged' }],
    });
  });

  test('stays where it is if there is no room beside it, until it is dropped', async () => {
    const storage = holding(DAMAGED, 40);
    const tab = await openTab(storage);
    seat(tab, 3);
    expect(tab.snapshot()).toMatchObject({ saving: 'full', aside: [{ text: DAMAGED, homeless: true }] });
    expect(storage.getItem(KEY)).toBe(DAMAGED);
    storage.setRoom(1000);
    expect(storage.length).toBe(1);
    tab.dropAside(ASIDE);
    expect(tab.snapshot()).toMatchObject({ saving: 'saved', aside: [] });
    expect(seats(await openTab(storage))).toBe(3);
  });

  test('moves aside as soon as there is room', async () => {
    const storage = holding(DAMAGED, 40);
    const tab = await openTab(storage);
    storage.setRoom(1000);
    seat(tab, 3);
    expect(tab.snapshot().saving).toBe('saved');
    expect(storage.getItem(ASIDE)).toBe(DAMAGED);
    expect(tab.snapshot().aside).toStrictEqual([{ key: ASIDE, text: DAMAGED, why: 'damaged' }]);
    expect(seats(await openTab(storage))).toBe(3);
  });

  test('does not keep a tab with nothing of its own from taking over another’s table', async () => {
    const storage = holding(DAMAGED, 40);
    const window = new EventTarget();
    const tab = await openTab(storage, window);
    window.dispatchEvent(new Event('focus'));
    storage.setRoom(1000);
    seat(await openTab(storage), 3);
    tab.turn(1);
    expect(seats(tab)).toBe(3);
    tab.undo();
    expect(seats(tab)).toBe(0);
  });

  test('that comes from another tab is put aside, and what is entered here stays', async () => {
    const storage = new FakeStorage();
    const tab = await openTab(storage);
    seat(tab, 3);
    storage.setItem(KEY, DAMAGED);
    seat(tab, 4);
    tab.undo();
    await settled();
    expect(seats(tab)).toBe(3);
    expect(storage.getItem(ASIDE)).toBe(DAMAGED);
    expect(seats(await openTab(storage))).toBe(3);
  });

  test('that can be read by now is told as what it was: newer', async () => {
    const storage = new FakeStorage();
    storage.setItem(ASIDE, makeSaved(NOTHING_KEPT));
    expect((await openTab(storage)).snapshot().aside).toMatchObject([{ why: 'newer' }]);
  });
});
