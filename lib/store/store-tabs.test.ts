/** Tabs that write at the same instant lose nothing, and stop writing. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSaved, type SecondCopy } from '.';
import { notes, titled } from './testing-document';
import { FakeSecondCopy, FakeStorage, OneTabsCopy, pause, settled, tabStorages } from './testing-storage';
import { expectRest, KEY, openTab, seat, seats, standing, tap } from './testing-tab';

const raise = (): never => {
  throw new Error('There are not so many tabs.');
};

test('a tab sees what another one wrote during its own write when that is done', async () => {
  const [mine, theirs] = [new FakeStorage(), new FakeStorage()];
  const second = new FakeSecondCopy();
  let release = (): void => undefined;
  let isHeld = false;
  /** Writes as usual, but this tab is notified late. */
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
  // A browser that is about to write the first copy for this tab ignores what the other one wrote there, but sends
  // its event.
  window.dispatchEvent(new Event('storage'));
  isHeld = false;
  release();
  await settled();
  expect(standing(tab)).toStrictEqual(['31', '32']);
});

describe('tabs at the same instant', () => {
  test('stop writing when both have made the same change, and applying it again changes nothing', async () => {
    const second = new FakeSecondCopy();
    const tabs = tabStorages(2).map((storage) => openTab(storage, second, storage.window));
    await settled();
    for (const tab of tabs) seat(tab, 3);
    await settled();
    expect(tabs.map(seats)).toStrictEqual([3, 3]);
    await expectRest(second);
  });

  test.each([2, 3])(
    'lose nothing, whatever each of %d sees of the others, and end in the same state',
    async (count) => {
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
    },
  );

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
