/** The store with a real notebook loses no text on the device, and reads every table that was entered. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_NOTEBOOK, type Notebook, openExample, type PalatinusView } from '../../palatinus/enter';
import { edits } from '../../palatinus/enter/testing-edits';
import { makeSaved, makeStore, nothingSaved, readSaved, type Store } from '../../store';
import { FakeStorage } from '../../store/testing-storage';
import { palatinusDocument } from '..';

const KEY = 'septimontium';

type Tab = Store<Notebook, PalatinusView>;

function openTab(storage: Storage): Tab {
  const tab = makeStore({ document: palatinusDocument, storage: () => storage });
  tab.start();
  return tab;
}

const WHOLE = makeSaved(palatinusDocument, {
  ...nothingSaved(palatinusDocument),
  document: openExample(EMPTY_NOTEBOOK),
  names: ['Livia'],
});
const damaged = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.nat(WHOLE.length - 1).map((end) => WHOLE.slice(0, end)),
  fc
    .tuple(fc.nat(WHOLE.length - 1), fc.string({ maxLength: 3 }))
    .map(([at, slip]) => WHOLE.slice(0, at) + slip + WHOLE.slice(at + slip.length)),
);

test('any text found on the device is read, or is still there after the next change', () => {
  fc.assert(
    fc.property(damaged, fc.boolean(), (text, isFull) => {
      const storage = new FakeStorage();
      storage.setItem(KEY, text);
      if (isFull) storage.setRoom(KEY.length + text.length);
      const tab = openTab(storage);
      const { document, setAside } = tab.snapshot();
      const isRead = readSaved(palatinusDocument, text).why === undefined;
      expect(setAside.map((one) => one.text)).toStrictEqual(isRead ? [] : [text]);
      tab.change(openExample);
      if (!isRead) expect([storage.getItem(KEY), storage.getItem(`${KEY}.aside.1`)]).toContain(text);
      // With an example box, what was read may be the example already.
      else if (!document.table.borrowed) expect(tab.snapshot().history.past.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('two tabs that take turns, reload and undo always agree with the device', () => {
  const moves = fc.oneof(
    {
      weight: 6,
      arbitrary: edits.map(
        ({ apply }) =>
          (tab: Tab) =>
            tab.change(apply),
      ),
    },
    { weight: 2, arbitrary: fc.constant((tab: Tab) => tab.undo()) },
    { weight: 1, arbitrary: fc.constant((tab: Tab) => tab.redo()) },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(moves, fc.nat(2)), { maxLength: 20 }), (row) => {
      const storage = new FakeStorage();
      const tabs = [openTab(storage), openTab(storage)];
      for (const [move, which] of row) {
        const tab = tabs[which] ?? openTab(storage);
        move(tab);
        const { document, history, setAside } = openTab(storage).snapshot();
        expect({ document, history, setAside }).toStrictEqual({
          document: tab.snapshot().document,
          history: tab.snapshot().history,
          setAside: [],
        });
      }
    }),
    { numRuns: 40 },
  );
});
