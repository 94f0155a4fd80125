/** The keeper with its real reader: no text on the device is ever lost, and no table entered there is ever refused. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EMPTY_NOTEBOOK,
  type Keeper,
  makeKeeper,
  makeSaved,
  NOTHING_KEPT,
  openExample,
} from '../palatinus/enter';
import { edits } from '../palatinus/enter/testing-edits';
import { FakeStorage } from '../store/testing-storage';
import { readSaved } from '.';

const KEY = 'septimontium';

async function openTab(storage: Storage): Promise<Keeper> {
  const tab = makeKeeper({ storage: () => storage, read: async () => readSaved });
  await tab.start();
  return tab;
}

const WHOLE = makeSaved({ ...NOTHING_KEPT, notebook: openExample(EMPTY_NOTEBOOK), names: ['Livia'] });
const damaged = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.nat(WHOLE.length - 1).map((end) => WHOLE.slice(0, end)),
  fc
    .tuple(fc.nat(WHOLE.length - 1), fc.string({ maxLength: 3 }))
    .map(([at, slip]) => WHOLE.slice(0, at) + slip + WHOLE.slice(at + slip.length)),
);

test('any text found on the device is read, or is still there after the next change', async () => {
  await fc.assert(
    fc.asyncProperty(damaged, fc.boolean(), async (text, isFull) => {
      const storage = new FakeStorage();
      storage.setItem(KEY, text);
      if (isFull) storage.setRoom(KEY.length + text.length);
      const tab = await openTab(storage);
      const { notebook, aside } = tab.snapshot();
      const isRead = readSaved(text).why === undefined;
      expect(aside.map((one) => one.text)).toStrictEqual(isRead ? [] : [text]);
      tab.change(openExample);
      if (isRead) expect(tab.snapshot().history.past.length > 0 || notebook.table.borrowed).toBeTruthy();
      else expect([storage.getItem(KEY), storage.getItem(`${KEY}.aside.1`)]).toContain(text);
    }),
    { numRuns: 300 },
  );
});

test('two tabs that take turns, reload and undo always agree with what is on the device', async () => {
  const moves = fc.oneof(
    {
      weight: 6,
      arbitrary: edits.map(
        ({ apply }) =>
          (tab: Keeper) =>
            tab.change(apply),
      ),
    },
    { weight: 2, arbitrary: fc.constant((tab: Keeper) => tab.undo()) },
    { weight: 1, arbitrary: fc.constant((tab: Keeper) => tab.redo()) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(moves, fc.nat(2)), { maxLength: 20 }), async (row) => {
      const storage = new FakeStorage();
      const tabs = [await openTab(storage), await openTab(storage)];
      for (const [move, which] of row) {
        const tab = tabs[which] ?? (await openTab(storage));
        move(tab);
        const { notebook, history, aside } = (await openTab(storage)).snapshot();
        expect({ notebook, history, aside }).toStrictEqual({
          notebook: tab.snapshot().notebook,
          history: tab.snapshot().history,
          aside: [],
        });
      }
    }),
    { numRuns: 40 },
  );
});
