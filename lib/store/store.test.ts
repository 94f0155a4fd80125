/** The store loses nothing that was entered, whatever happens to this tab, another tab or the storage. */

import { describe, expect, test, vi } from 'vitest';
import { makeSaved, makeStore, type Store, unreadSnapshot } from '.';
import { EMPTY_NOTES, type Notes, type NotesView, notes, seated, tapped, titled } from './testing-document';
import { FakeStorage } from './testing-storage';

const KEY = notes.key;

interface Tab extends Store<Notes, NotesView> {
  readonly window: EventTarget;
}

function makeTab(storage: () => Storage): Tab {
  const window = new EventTarget();
  return { ...makeStore({ document: notes, storage, window }), window };
}

function openTab(storage: Storage): Tab {
  const tab = makeTab(() => storage);
  tab.start();
  return tab;
}

const seat = (tab: Tab, count: number): void => tab.change((now) => seated(now, count));
const tap = (tab: Tab, spot: '31' | '32' | '33'): void => tab.change((now) => tapped(now, spot));
const turn = (tab: Tab, by: number): void => tab.setView(({ turned }) => ({ turned: turned + by }));
const standing = (tab: Tab): readonly string[] => Object.keys(tab.snapshot().document.table.pieces);
const seats = (tab: Tab): number => tab.snapshot().document.table.seats;

describe('a tab that is closed, reloaded or killed', () => {
  test('has every change on the device before its listeners are called', () => {
    const storage = new FakeStorage();
    const tab = openTab(storage);
    const heard: boolean[] = [];
    tab.subscribe(() => heard.push(storage.getItem(KEY) === makeSaved(notes, tab.snapshot())));
    seat(tab, 3);
    tap(tab, '32');
    tab.undo();
    tab.redo();
    turn(tab, -1);
    tab.rememberNames(['Livia']);
    expect(heard).toStrictEqual([true, true, true, true, true, true]);
  });

  test('finds everything again, including its history', () => {
    const storage = new FakeStorage();
    const before = openTab(storage);
    seat(before, 3);
    tap(before, '32');
    tap(before, '33');
    before.undo();
    turn(before, 2);
    before.rememberNames(['Livia', 'Zoë']);
    const after = openTab(storage);
    expect(after.snapshot()).toStrictEqual(before.snapshot());
    expect(after.snapshot()).toMatchObject({ view: { turned: 2 }, names: ['Livia', 'Zoë'], saving: 'saved' });
    after.redo();
    expect(standing(after)).toStrictEqual(['32', '33']);
    after.undo();
    after.undo();
    after.undo();
    expect(after.snapshot().document).toStrictEqual(EMPTY_NOTES);
  });
});

describe('a snapshot', () => {
  test('is the same object until something changes, also on the server', () => {
    const tab = makeTab(() => new FakeStorage());
    expect(tab.snapshot()).toBe(unreadSnapshot(notes));
    tab.start();
    const heard = vi.fn();
    tab.subscribe(heard);
    const before = tab.snapshot();
    tab.change((now) => now);
    tab.change((now) => structuredClone(now));
    tab.undo();
    tab.redo();
    turn(tab, 0);
    tab.rememberNames(['', ' ', 'x'.repeat(41)]);
    tab.dropSetAside('none');
    tab.window.dispatchEvent(new Event('focus'));
    expect(tab.snapshot()).toBe(before);
    expect(heard).not.toHaveBeenCalled();
  });

  test('is announced to subscribers, and not to those who have unsubscribed', () => {
    const tab = openTab(new FakeStorage());
    const heard = vi.fn();
    const leave = tab.subscribe(heard);
    seat(tab, 3);
    leave();
    seat(tab, 4);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('a change before the store has started reads the device first', () => {
  const storage = new FakeStorage();
  seat(openTab(storage), 3);
  const tab = makeTab(() => storage);
  expect(tab.snapshot()).toBe(unreadSnapshot(notes));
  tap(tab, '32');
  expect(tab.snapshot()).toMatchObject({ ready: true, saving: 'saved' });
  expect(seats(tab)).toBe(3);
  expect(standing(tab)).toStrictEqual(['32']);
  const another = makeTab(() => storage);
  another.tryAgain();
  expect(standing(another)).toStrictEqual(['32']);
});

test('a stroke is one step to undo, and ends with any other change', () => {
  const tab = openTab(new FakeStorage());
  const type = (name: string): void => tab.change((now) => titled(now, name), 'title');
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
  expect(tab.snapshot().document.table.title).toBe('Li');
});

test('names are remembered once each, the latest first, thirty at most', () => {
  const tab = openTab(new FakeStorage());
  tab.rememberNames(['Livia', ' Marco ']);
  tab.rememberNames(['Nora', 'Livia']);
  expect(tab.snapshot().names).toStrictEqual(['Nora', 'Livia', 'Marco']);
  tab.rememberNames(Array.from({ length: 40 }, (_, index) => `Guest ${index}`));
  expect(tab.snapshot().names).toHaveLength(30);
  tab.setNames(([first = '', second = '']) => [second, first, second, 'x'.repeat(41)]);
  expect(tab.snapshot().names).toStrictEqual(['Guest 1', 'Guest 0']);
});

describe('two tabs', () => {
  const twoTabs = (): [Tab, Tab, FakeStorage] => {
    const storage = new FakeStorage();
    const first = openTab(storage);
    seat(first, 3);
    return [first, openTab(storage), storage];
  };

  test('lose nothing of each other, even without events, and share their history', () => {
    const [first, second] = twoTabs();
    tap(first, '31');
    tap(second, '32');
    tap(first, '33');
    expect(standing(first)).toStrictEqual(['31', '32', '33']);
    expect(first.snapshot().takenOver).toBe(1);
    second.undo();
    second.undo();
    expect(standing(second)).toStrictEqual(['31']);
  });

  test.each(['storage', 'pageshow', 'visibilitychange', 'focus'])('see each other on %s', (occasion) => {
    const [first, second] = twoTabs();
    tap(first, '31');
    second.window.dispatchEvent(new Event(occasion));
    expect(second.snapshot()).toStrictEqual({ ...first.snapshot(), takenOver: 1 });
    second.stop();
    tap(first, '32');
    second.window.dispatchEvent(new Event(occasion));
    expect(standing(second)).toStrictEqual(['31']);
    second.start();
    expect(standing(second)).toStrictEqual(['31', '32']);
  });

  test('keep what is entered when one of them, or the person, empties the storage', () => {
    const [first, second, storage] = twoTabs();
    storage.clear();
    first.window.dispatchEvent(new Event('storage'));
    expect(seats(first)).toBe(3);
    tap(second, '31');
    expect(seats(openTab(storage))).toBe(3);
  });

  test('what one could not save stays on its screen, and undo shows the other tab’s', () => {
    const [first, second, storage] = twoTabs();
    storage.setRoom(0);
    tap(first, '31');
    expect(first.snapshot().saving).toBe('full');
    storage.setRoom(100_000);
    tap(second, '32');
    first.window.dispatchEvent(new Event('storage'));
    expect(first.snapshot().saving).toBe('saved');
    expect(standing(first)).toStrictEqual(['31']);
    first.undo();
    expect(standing(first)).toStrictEqual(['32']);
    expect(standing(openTab(storage))).toStrictEqual(['32']);
  });

  test('a board that was only turned does not hold back what the other has entered', () => {
    const [first, second, storage] = twoTabs();
    storage.setRoom(0);
    turn(first, 1);
    storage.setRoom(100_000);
    tap(second, '32');
    first.window.dispatchEvent(new Event('storage'));
    expect(standing(first)).toStrictEqual(['32']);
    expect(first.snapshot()).toMatchObject({ view: { turned: 1 }, saving: 'saved' });
  });
});
