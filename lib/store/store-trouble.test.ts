/** The store with a full or forbidden storage, or an unreadable text: nothing is lost, and the snapshot says so. */

import { describe, expect, test } from 'vitest';
import { makeSaved, makeStore, nothingSaved, type Store } from '.';
import { type Notes, type NotesView, notes, seated, tapped } from './testing-document';
import { FakeStorage } from './testing-storage';

const KEY = 'septimontium';
const ASIDE = 'septimontium.aside.1';
const DAMAGED = 'Romulus was here';

type Tab = Store<Notes, NotesView>;

function openTab(storage: Storage | (() => Storage), window = new EventTarget()): Tab {
  const tab = makeStore({
    document: notes,
    storage: typeof storage === 'function' ? storage : () => storage,
    window,
  });
  tab.start();
  return tab;
}

const seat = (tab: Tab, count: number): void => tab.change((now) => seated(now, count));
const turn = (tab: Tab, by: number): void => tab.setView(({ turned }) => ({ turned: turned + by }));
const seats = (tab: Tab): number => tab.snapshot().document.table.seats;

describe('a full storage', () => {
  /** So many steps that the history takes most of the room. */
  const play = (tab: Tab): void => {
    seat(tab, 3);
    for (let step = 0; step < 300; step += 1) tab.change((now) => tapped(now, '32'));
  };

  test.each([
    { room: 10_000, steps: 100 },
    { room: 5_000, steps: 20 },
    { room: 3_200, steps: 0 },
  ])('with $room characters keeps the table and about $steps steps', ({ room, steps }) => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    play(tab);
    storage.setRoom(room);
    seat(tab, 4);
    expect(tab.snapshot().saving).toBe('saved');
    expect(tab.snapshot().history.past).toHaveLength(302);
    const next = openTab(storage);
    expect(seats(next)).toBe(4);
    expect(next.snapshot().history.past).toHaveLength(steps);
  });

  test('is reported until there is room again', () => {
    const storage = new FakeStorage();
    const window = new EventTarget();
    const tab = openTab(storage, window);
    seat(tab, 3);
    storage.setRoom(10);
    seat(tab, 4);
    expect(tab.snapshot()).toMatchObject({ saving: 'full', ready: true });
    expect(seats(tab)).toBe(4);
    expect(seats(openTab(storage))).toBe(3);
    storage.setRoom(10_000);
    window.dispatchEvent(new Event('focus'));
    expect(tab.snapshot().saving).toBe('saved');
    expect(seats(openTab(storage))).toBe(4);
  });
});

describe('a forbidden storage', () => {
  test('is reported at once, and everything works in memory', () => {
    const tab = openTab(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(tab.snapshot()).toMatchObject({ saving: 'forbidden', ready: true, setAside: [] });
    seat(tab, 3);
    seat(tab, 4);
    tab.undo();
    tab.dropSetAside(ASIDE);
    expect(seats(tab)).toBe(3);
    expect(tab.snapshot().saving).toBe('forbidden');
  });

  test('may look like one without room', () => {
    const tab = openTab(new FakeStorage(0));
    seat(tab, 3);
    expect(tab.snapshot().saving).toBe('forbidden');
  });

  test('that is allowed later takes what was entered, on top of what it holds', () => {
    const storage = new FakeStorage();
    seat(openTab(storage), 5);
    let allowed = false;
    const tab = openTab(() => {
      if (!allowed) throw new DOMException('no', 'SecurityError');
      return storage;
    });
    seat(tab, 3);
    allowed = true;
    turn(tab, 1);
    expect(tab.snapshot().saving).toBe('saved');
    tab.undo();
    expect(seats(openTab(storage))).toBe(5);
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
    { text: '{"format":"septimontium-notebook","version":3}', why: 'newer' },
  ])('is set aside before anything is written ($why)', ({ text, why }) => {
    const storage = holding(text);
    const tab = openTab(storage);
    expect(tab.snapshot().setAside).toStrictEqual([{ key: ASIDE, text, why }]);
    expect(tab.snapshot().saving).toBe('saved');
    expect(storage.getItem(ASIDE)).toBe(text);
    seat(tab, 3);
    expect(seats(openTab(storage))).toBe(3);
  });

  test('is listed on later visits, too, once each, until it is dropped', () => {
    const storage = holding(DAMAGED);
    openTab(storage);
    const window = new EventTarget();
    const again = openTab(storage, window);
    expect(again.snapshot().setAside).toStrictEqual([{ key: ASIDE, text: DAMAGED, why: 'damaged' }]);
    storage.setItem(KEY, 'Remus, too');
    const third = openTab(storage);
    expect(third.snapshot().setAside.map(({ key }) => key)).toStrictEqual([ASIDE, 'septimontium.aside.2']);
    third.dropSetAside(ASIDE);
    expect(third.snapshot().setAside.map(({ text }) => text)).toStrictEqual(['Remus, too']);
    window.dispatchEvent(new Event('storage'));
    expect(again.snapshot().setAside).toStrictEqual(third.snapshot().setAside);
  });

  test('may be only the history: then the table stays', () => {
    const { history: _, ...rest } = JSON.parse(
      makeSaved(notes, { ...nothingSaved(notes), names: ['Livia'] }),
    );
    const text = JSON.stringify(rest);
    const tab = openTab(holding(text));
    expect(tab.snapshot()).toMatchObject({
      names: ['Livia'],
      setAside: [{ key: ASIDE, text, why: 'history-damaged' }],
    });
  });

  test('stays where it is if there is no room to set it aside, until it is dropped', () => {
    const storage = holding(DAMAGED, 40);
    const tab = openTab(storage);
    seat(tab, 3);
    expect(tab.snapshot()).toMatchObject({ saving: 'full', setAside: [{ text: DAMAGED, hasNoRoom: true }] });
    expect(storage.getItem(KEY)).toBe(DAMAGED);
    storage.setRoom(1000);
    expect(storage.length).toBe(1);
    tab.dropSetAside(ASIDE);
    expect(tab.snapshot()).toMatchObject({ saving: 'saved', setAside: [] });
    expect(seats(openTab(storage))).toBe(3);
  });

  test('is set aside as soon as there is room', () => {
    const storage = holding(DAMAGED, 40);
    const tab = openTab(storage);
    storage.setRoom(1000);
    seat(tab, 3);
    expect(tab.snapshot().saving).toBe('saved');
    expect(storage.getItem(ASIDE)).toBe(DAMAGED);
    expect(tab.snapshot().setAside).toStrictEqual([{ key: ASIDE, text: DAMAGED, why: 'damaged' }]);
    expect(seats(openTab(storage))).toBe(3);
  });

  test('does not prevent a tab without own entries from taking over another’s table', () => {
    const storage = holding(DAMAGED, 40);
    const window = new EventTarget();
    const tab = openTab(storage, window);
    window.dispatchEvent(new Event('focus'));
    storage.setRoom(1000);
    seat(openTab(storage), 3);
    turn(tab, 1);
    expect(seats(tab)).toBe(3);
    tab.undo();
    expect(seats(tab)).toBe(0);
  });

  test('from another tab is set aside, and what is entered here stays', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    seat(tab, 3);
    storage.setItem(KEY, DAMAGED);
    seat(tab, 4);
    tab.undo();
    expect(seats(tab)).toBe(3);
    expect(storage.getItem(ASIDE)).toBe(DAMAGED);
    expect(seats(openTab(storage))).toBe(3);
  });

  test('that can be read now is listed as newer', () => {
    const storage = new FakeStorage();
    storage.setItem(ASIDE, makeSaved(notes, nothingSaved(notes)));
    expect(openTab(storage).snapshot().setAside).toMatchObject([{ why: 'newer' }]);
  });
});
