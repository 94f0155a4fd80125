/** When a document was last changed: what counts as a change, and with any tab or copy. */

import { describe, expect, test } from 'vitest';
import { makeStore, type SecondCopy, type Store } from '.';
import { labelled, type Notes, type NotesView, notes, seated, tapped, titled } from './testing-document';
import { FakeSecondCopy, FakeStorage, settled, tabStorages } from './testing-storage';

type Tab = Store<Notes, NotesView>;

/** A tab whose clock the test controls. */
function openTab(storage: Storage, clock: { time: number }, secondCopy?: SecondCopy): Tab {
  const tab = makeStore({
    document: notes,
    storage: () => storage,
    now: () => clock.time,
    ...(secondCopy && { secondCopy }),
  });
  tab.start();
  return tab;
}

const DAY = 86_400_000;

const changed = (tab: Tab): number | undefined => tab.snapshot().changed;
const seat = (tab: Tab): void => tab.change((now) => seated(now, 3));
const tap = (tab: Tab, spot: string): void => tab.change((now) => tapped(now, spot));

describe('a change', () => {
  test('has the date when it was made, which is saved and read again', () => {
    const [storage, clock] = [new FakeStorage(), { time: 1000 }];
    const tab = openTab(storage, clock);
    expect(changed(tab)).toBeUndefined();
    seat(tab);
    expect(changed(tab)).toBe(1000);
    clock.time = 9000;
    expect(changed(openTab(storage, clock))).toBe(1000);
  });

  test('restores the date before when it is undone, even after a reload, and its own when it is redone', () => {
    const [storage, clock] = [new FakeStorage(), { time: DAY }];
    const first = openTab(storage, clock);
    seat(first);
    clock.time = 2 * DAY;
    tap(first, '31');
    clock.time += 1000;
    tap(first, '32');
    clock.time = 3 * DAY;
    const tab = openTab(storage, clock);
    const dates = [tab.undo, tab.undo, tab.undo, tab.redo, tab.redo].map((move) => {
      move();
      return changed(tab);
    });
    // The time between the two taps is too short to be recorded.
    expect(dates).toEqual([2 * DAY + 1000, DAY, undefined, DAY, 2 * DAY]);
  });

  test('joined to a stroke has the date of the stroke, and restores the date before if nothing is left', () => {
    const clock = { time: DAY };
    const tab = openTab(new FakeStorage(), clock);
    seat(tab);
    const type = (title: string): void => tab.change((now) => titled(now, title), 'title');
    for (const title of ['O', 'Ours']) {
      clock.time += DAY;
      type(title);
      expect(changed(tab)).toBe(clock.time);
    }
    tab.undo();
    expect(changed(tab)).toBe(DAY);
    type('O');
    tab.change(({ table: { title: _, ...table }, ...now }) => ({ ...now, table }), 'title');
    expect(changed(tab), 'typed and deleted again').toBe(DAY);
  });

  test.each([
    ['an edit that changes nothing', (tab: Tab) => seat(tab)],
    ['a label on the box', (tab: Tab) => tab.change((now) => labelled(now, 'Mine'))],
    [
      'the same, undone',
      (tab: Tab) => {
        tab.change((now) => labelled(now, 'Mine'));
        tab.undo();
      },
    ],
    ['a turned board', (tab: Tab) => tab.setView(() => ({ turned: 1 }))],
    ['a name that is remembered', (tab: Tab) => tab.rememberNames(['Livia'])],
    ['an undo that has nothing to undo', (tab: Tab) => tab.redo()],
  ])('is none: %s', (_, act) => {
    const clock = { time: 1000 };
    const tab = openTab(new FakeStorage(), clock);
    seat(tab);
    clock.time = 2000;
    act(tab);
    expect(changed(tab)).toBe(1000);
  });

  test('has an earlier date after the clock was corrected', () => {
    const clock = { time: 9000 };
    const tab = openTab(new FakeStorage(), clock);
    seat(tab);
    clock.time = 2000;
    tap(tab, '31');
    expect(changed(tab)).toBe(2000);
  });
});

test('a document from elsewhere keeps its date, or has none, and undo restores the one before', () => {
  const clock = { time: 5000 };
  const tab = openTab(new FakeStorage(), clock);
  seat(tab);
  tab.open((now) => tapped(now, '31'), 1000);
  expect(changed(tab)).toBe(1000);
  tab.open((now) => tapped(now, '32'), undefined);
  expect(changed(tab)).toBeUndefined();
  tab.undo();
  expect(changed(tab)).toBe(1000);
  tab.open((now) => now, 2000);
  expect(changed(tab), 'nothing was opened').toBe(1000);
});

test('two tabs at the same instant agree on the later date', async () => {
  const second = new FakeSecondCopy();
  const storages = tabStorages(2);
  const clocks = [{ time: 1000 }, { time: 1500 }];
  const tabs = storages.map((storage, index) => openTab(storage, clocks[index] ?? { time: 0 }, second));
  await settled();
  for (const [index, tab] of tabs.entries()) {
    seat(tab);
    tap(tab, `3${index}`);
  }
  await settled();
  for (const storage of storages) storage.deliver();
  for (const tab of tabs) tab.tryAgain();
  await settled();
  for (const tab of tabs) {
    expect(Object.keys(tab.snapshot().document.table.pieces)).toStrictEqual(['30', '31']);
    expect(changed(tab)).toBe(1500);
  }
});

test('what could not be saved here keeps the later date on top of another tab', () => {
  const storage = new FakeStorage();
  const [here, there] = [{ time: 1000 }, { time: 2000 }];
  const tab = openTab(storage, here);
  seat(tab);
  const other = openTab(storage, there);
  storage.setRoom(0);
  tap(tab, '31');
  storage.setRoom(Number.POSITIVE_INFINITY);
  tap(other, '32');
  tab.tryAgain();
  expect(changed(tab)).toBe(2000);
});
