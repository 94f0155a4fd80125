/** The store with its two copies: whichever is later wins, and tabs that write at the same instant lose nothing. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSaved, makeStore, nothingSaved, readSaved, type SecondCopy, type Store } from '.';
import { type Notes, type NotesView, notes, seated, tapped, titled } from './testing-document';
import { FakeSecondCopy, FakeStorage, pause, settled, tabStorages } from './testing-storage';

type Tab = Store<Notes, NotesView>;

const KEY = notes.key;
const ASIDE = `${KEY}.aside.1`;

function openTab(storage: Storage, secondCopy: SecondCopy, window: EventTarget = new EventTarget()): Tab {
  const tab = makeStore({ document: notes, storage: () => storage, secondCopy, window });
  tab.start();
  return tab;
}

const seat = (tab: Tab, count: number): void => tab.change((now) => seated(now, count));
const tap = (tab: Tab, spot: string): void => tab.change((now) => tapped(now, spot));
const standing = (tab: Tab): readonly string[] => Object.keys(tab.snapshot().document.table.pieces);
const seats = (tab: Tab): number => tab.snapshot().document.table.seats;
const raise = (): never => {
  throw new Error('There are not so many tabs.');
};
const asks = (window: EventTarget): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what another tab writes while this one still writes is seen when this one is done', async () => {
  const [mine, theirs] = [new FakeStorage(), new FakeStorage()];
  const second = new FakeSecondCopy();
  let release = (): void => undefined;
  let isHeld = false;
  /** Writes as ever, but this tab hears of it late. */
  const late: SecondCopy = {
    update: async (next) => {
      const isDone = await second.update(next);
      if (isHeld) await new Promise<void>((resolve) => (release = resolve));
      return isDone;
    },
  };
  const window = new EventTarget();
  const tab = openTab(mine, late, window);
  seat(tab, 3);
  await settled();
  const other = openTab(theirs, second);
  await settled();

  isHeld = true;
  tap(tab, '31');
  await settled();
  tap(other, '32');
  await settled();
  expect(standing(other)).toStrictEqual(['31', '32']);
  // A browser that is about to write the first copy for this tab ignores what the other one wrote there, but tells of it.
  window.dispatchEvent(new Event('storage'));
  isHeld = false;
  release();
  await settled();
  expect(standing(tab)).toStrictEqual(['31', '32']);
});

describe('the next visit', () => {
  /** A tab that has seated three and tapped twice, with both copies written. */
  async function played(): Promise<{
    storage: FakeStorage;
    second: FakeSecondCopy;
    tab: Tab;
    earlier: string;
  }> {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const tab = openTab(storage, second);
    seat(tab, 3);
    const earlier = storage.getItem(KEY) ?? '';
    tap(tab, '31');
    tap(tab, '32');
    await settled();
    return { storage, second, tab, earlier };
  }

  test.each([
    ['lost', (storage: Storage) => storage.clear()],
    ['of an earlier moment', (storage: Storage, earlier: string) => storage.setItem(KEY, earlier)],
    ['damaged', (storage: Storage) => storage.setItem(KEY, 'Romulus was here')],
  ])('has everything of the second copy where the first is %s', async (_, harm) => {
    const { storage, second, tab, earlier } = await played();
    harm(storage, earlier);
    const next = openTab(storage, second);
    // What is shown at once is what the first copy has.
    expect(next.snapshot().ready).toBe(true);
    expect(standing(next)).toStrictEqual([]);
    await settled();
    expect({ ...next.snapshot(), setAside: [] }).toStrictEqual(tab.snapshot());
    expect(storage.getItem(KEY)).toBe(second.text);
  });

  test('has what was entered before the second copy was there, on top of it', async () => {
    const { storage, second } = await played();
    storage.clear();
    const next = openTab(storage, second);
    tap(next, '33');
    await settled();
    expect(standing(next)).toStrictEqual(['31', '32', '33']);
    expect(readSaved(notes, second.text ?? '').state).toMatchObject({ number: 4 });
  });

  test('has everything of the first copy where the second could not follow', async () => {
    const { storage, second, tab } = await played();
    second.fails = true;
    tap(tab, '33');
    await settled();
    expect(tab.snapshot().saving).toBe('saved');
    second.fails = false;
    const next = openTab(storage, second);
    await settled();
    expect(standing(next)).toStrictEqual(['31', '32', '33']);
    expect(second.text).toBe(storage.getItem(KEY));
  });

  test.each([
    ['an earlier version of the app wrote since', { number: 0, changes: [] }],
    ['was written while the second could not be', { number: 1, changes: ['elsewhere.1'] }],
  ])('has what %s, with the second copy one undo away', async (_, numbered) => {
    const { storage, second } = await played();
    const document = seated(notes.empty, 5);
    storage.setItem(KEY, makeSaved(notes, { ...nothingSaved(notes), ...numbered, document }));
    const next = openTab(storage, second);
    await settled();
    expect(seats(next)).toBe(5);
    expect(second.text).toBe(storage.getItem(KEY));
    next.undo();
    expect(standing(next)).toStrictEqual(['31', '32']);
    expect(seats(next)).toBe(3);
  });

  test('has the taps of both tabs, though an earlier version wrote what both began with', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const text = makeSaved(notes, { ...nothingSaved(notes), document: seated(notes.empty, 5) });
    storage.setItem(KEY, text);
    const tab = openTab(storage, second);
    tap(tab, '31');
    await settled();
    // The other tab does not see the first tap yet, and taps before it has looked at the second copy.
    const late = new FakeStorage();
    late.setItem(KEY, text);
    const other = openTab(late, second);
    tap(other, '32');
    await settled();
    expect(standing(other)).toStrictEqual(['31', '32']);
  });

  test('gets the second copy from what an earlier version had saved', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const { number: _, ...unnumbered } = JSON.parse(makeSaved(notes, nothingSaved(notes)));
    storage.setItem(KEY, JSON.stringify(unnumbered));
    openTab(storage, second);
    await settled();
    expect(second.text).toBe(makeSaved(notes, nothingSaved(notes)));
  });

  test('writes nothing at all where nothing was entered', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    openTab(storage, second);
    await settled();
    expect(second.text).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  test('sets an unreadable second copy aside, and goes on with the first', async () => {
    const { storage, second } = await played();
    second.text = 'Remus was here';
    const next = openTab(storage, second);
    await settled();
    expect(next.snapshot().setAside).toMatchObject([{ key: ASIDE, text: 'Remus was here' }]);
    expect(standing(next)).toStrictEqual(['31', '32']);
    expect(second.text).toBe(storage.getItem(KEY));
  });

  test('leaves an unreadable second copy as it is where there is no room to set it aside', async () => {
    const [storage, second] = [new FakeStorage(5), new FakeSecondCopy()];
    second.text = 'Remus was here';
    const tab = openTab(storage, second);
    seat(tab, 3);
    await settled();
    expect(second.text).toBe('Remus was here');
    expect(tab.snapshot()).toMatchObject({ saving: 'forbidden', setAside: [{ text: 'Remus was here' }] });
    storage.setRoom(10_000);
    tab.tryAgain();
    await settled();
    expect(tab.snapshot().saving).toBe('saved');
    expect(second.text).toBe(storage.getItem(KEY));
  });

  test('has the later table, though its history is damaged', async () => {
    const { storage, second, tab } = await played();
    second.fails = true;
    tap(tab, '33');
    await settled();
    second.fails = false;
    const { history: _, ...rest } = JSON.parse(storage.getItem(KEY) ?? '');
    storage.setItem(KEY, JSON.stringify(rest));
    const next = openTab(storage, second);
    await settled();
    expect(standing(next)).toStrictEqual(['31', '32', '33']);
  });

  test('has the whole history, though only some of it fitted into the first copy', async () => {
    const { storage, second, tab } = await played();
    for (let step = 0; step < 300; step += 1) tap(tab, '33');
    storage.setRoom(10_000);
    tap(tab, '33');
    await settled();
    const next = openTab(storage, second);
    expect(next.snapshot().history.past).toHaveLength(100);
    await settled();
    expect(next.snapshot().history.past).toHaveLength(304);
    await expectRest(second);
  });
});

/** Nobody asks for it any more: a store that did so without end would empty the phone's battery. */
async function expectRest(second: FakeSecondCopy): Promise<void> {
  const { updates } = second;
  await settled();
  expect(second.updates).toBe(updates);
}

/** A second copy that serves one tab, until that tab is killed or cut off from it. */
class OneTabsCopy implements SecondCopy {
  mode: 'serves' | 'fails' | 'does not write' | 'never answers' = 'serves';
  readonly #shared: FakeSecondCopy;

  constructor(shared: FakeSecondCopy) {
    this.#shared = shared;
  }

  async update(next: (text: string | undefined) => string | undefined): Promise<boolean> {
    if (this.mode === 'fails') return false;
    const isDone = await this.#shared.update((text) => {
      if (this.mode === 'never answers') return undefined;
      const written = next(text);
      return this.mode === 'serves' ? written : undefined;
    });
    return this.mode === 'never answers' ? new Promise(() => undefined) : isDone && this.mode === 'serves';
  }
}

describe('tabs at the same instant', () => {
  test('come to rest when both have done the same, and doing it once more changes nothing', async () => {
    const second = new FakeSecondCopy();
    const tabs = tabStorages(2).map((storage) => openTab(storage, second, storage.window));
    await settled();
    for (const tab of tabs) seat(tab, 3);
    await settled();
    expect(tabs.map(seats)).toStrictEqual([3, 3]);
    await expectRest(second);
  });

  test.each([2, 3])('lose nothing, whatever each of %d sees of the others, and end alike', async (count) => {
    const step = fc.tuple(fc.constantFrom('tap', 'tap', 'deliver', 'pause', 'return'), fc.nat(count - 1));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 40 }), async (steps) => {
        const second = new FakeSecondCopy();
        const tabs = tabStorages(count).map((storage) => ({
          storage,
          store: openTab(storage, second, storage.window),
        }));
        const deliver = (): void => {
          for (const { storage } of tabs) storage.deliver();
        };
        const spots: string[] = [];
        for (const [index, [action, tab]] of [['seat', 0] as const, ...steps].entries()) {
          const { storage, store } = tabs[tab] ?? raise();
          if (action === 'seat') seat(store, 3);
          else if (action === 'deliver') storage.deliver();
          else if (action === 'pause') await pause();
          else if (action === 'return') storage.window.dispatchEvent(new Event('focus'));
          else {
            spots.push(`${100 + index}`);
            tap(store, `${100 + index}`);
          }
          if (action !== 'seat') continue;
          await settled();
          deliver();
        }
        for (let times = 0; times < 4; times += 1) {
          await settled();
          deliver();
        }
        const { state, why } = readSaved(notes, second.text ?? '');
        expect(why).toBeUndefined();
        expect(Object.keys(state.document.table.pieces).sort()).toStrictEqual(spots);
        for (const { store } of tabs) {
          expect(store.snapshot().document).toStrictEqual(state.document);
          expect(store.snapshot().history).toStrictEqual(state.history);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('lose nothing of a tab that is closed before the second copy has its tap', async () => {
    const shared = new FakeSecondCopy();
    const [storage, window] = [new FakeStorage(), new EventTarget()];
    const one = openTab(storage, shared, window);
    seat(one, 3);
    await settled();
    const copy = new OneTabsCopy(shared);
    const other = openTab(storage, copy);
    await settled();
    copy.mode = 'never answers';
    tap(other, '31');
    window.dispatchEvent(new Event('storage'));
    await settled();
    tap(one, '32');
    await settled();
    expect(standing(one)).toStrictEqual(['31', '32']);
    expect(shared.text).toBe(storage.getItem(KEY));
  });

  test.each(['fails', 'does not write', 'never answers'] as const)(
    'lose nothing of each other where the second copy %s',
    async (mode) => {
      const shared = new FakeSecondCopy();
      const [storage, window] = [new FakeStorage(), new EventTarget()];
      const copies = [new OneTabsCopy(shared), new OneTabsCopy(shared)] as const;
      const one = openTab(storage, copies[0], window);
      const other = openTab(storage, copies[1]);
      seat(one, 3);
      await settled();
      for (const copy of copies) copy.mode = mode;
      tap(other, '31');
      window.dispatchEvent(new Event('storage'));
      tap(one, '32');
      tap(other, '33');
      await settled();
      expect(standing(openTab(storage, copies[0]))).toStrictEqual(['31', '32', '33']);
    },
  );

  test('have one step to undo for each tap, and a word typed in one does not join a step of the other', async () => {
    const second = new FakeSecondCopy();
    const [here = raise(), there = raise()] = tabStorages(2);
    const [one, other] = [openTab(here, second), openTab(there, second)];
    seat(one, 3);
    await settled();
    one.change((now) => titled(now, 'L'), 'title');
    other.change((now) => titled(now, 'M'), 'title');
    other.change((now) => titled(now, 'Ma'), 'title');
    await settled();
    expect(readSaved(notes, second.text ?? '').state.history.past).toHaveLength(3);
    other.undo();
    expect(other.snapshot().document.table.title).toBe('L');
  });
});

describe('a newer version that has written the second copy', () => {
  test('is not overwritten', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const window = new EventTarget();
    const tab = openTab(storage, second, window);
    seat(tab, 3);
    await settled();
    second.text = (second.text ?? '').replace('"version":2', '"version":3');
    const { text } = second;
    seat(tab, 4);
    await settled();
    expect(tab.snapshot().saving).toBe('outdated');
    expect(asks(window)).toBe(false);
    seat(tab, 5);
    await settled();
    expect(second.text).toBe(text);
    expect(seats(tab)).toBe(5);
    expect(asks(window)).toBe(true);
  });
});

describe('where the first copy cannot be written', () => {
  test('the second one will do', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const window = new EventTarget();
    const tab = openTab(storage, second, window);
    seat(tab, 3);
    storage.setRoom(0);
    tap(tab, '31');
    expect(tab.snapshot().saving).toBe('saved');
    expect(asks(window)).toBe(true);
    await settled();
    expect(tab.snapshot().saving).toBe('saved');
    expect(asks(window)).toBe(false);
    const next = openTab(storage, second);
    await settled();
    expect(standing(next)).toStrictEqual(['31']);
  });

  test('nor the second, it is said, and asked before the page is left, until there is room', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const window = new EventTarget();
    const tab = openTab(storage, second, window);
    seat(tab, 3);
    await settled();
    storage.setRoom(0);
    second.fails = true;
    tap(tab, '31');
    await settled();
    expect(tab.snapshot().saving).toBe('full');
    expect(asks(window)).toBe(true);
    storage.setRoom(10_000);
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(tab.snapshot().saving).toBe('saved');
    expect(asks(window)).toBe(false);
    expect(standing(openTab(storage, second))).toStrictEqual(['31']);
  });

  test('what neither took becomes one step on top of what another tab has saved since', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const window = new EventTarget();
    const tab = openTab(storage, second, window);
    seat(tab, 3);
    await settled();
    const other = openTab(storage, second);
    await settled();
    storage.setRoom(0);
    second.fails = true;
    tap(tab, '31');
    tap(tab, '32');
    await settled();
    second.fails = false;
    tap(other, '33');
    await settled();
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(standing(tab)).toStrictEqual(['31', '32']);
    expect(tab.snapshot().saving).toBe('saved');
    tab.undo();
    expect(standing(tab)).toStrictEqual(['33']);
  });

  test('a change that neither took is not forgotten for one before it that the second took', async () => {
    const shared = new FakeSecondCopy();
    const [storage, window] = [new FakeStorage(), new EventTarget()];
    const copy = new OneTabsCopy(shared);
    const tab = openTab(storage, copy, window);
    seat(tab, 3);
    await settled();
    const other = openTab(storage, shared);
    await settled();
    storage.setRoom(0);
    tap(tab, '31');
    await pause();
    await pause();
    tap(tab, '32');
    copy.mode = 'fails';
    await settled();
    expect(tab.snapshot().saving).toBe('full');
    storage.setRoom(10_000);
    tap(other, '33');
    await settled();
    copy.mode = 'serves';
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(standing(tab)).toContain('32');
    expect(tab.snapshot().saving).toBe('saved');
  });

  test('because it takes everything and stores nothing, it is noticed', async () => {
    class DeafStorage extends FakeStorage {
      override setItem(): void {}
    }
    const second = new FakeSecondCopy();
    const window = new EventTarget();
    const tab = openTab(new DeafStorage(), second, window);
    seat(tab, 3);
    await settled();
    expect(tab.snapshot().saving).toBe('saved');
    second.fails = true;
    seat(tab, 4);
    await settled();
    expect(tab.snapshot().saving).toBe('forbidden');
    expect(asks(window)).toBe(true);
  });
});
