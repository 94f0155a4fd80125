/** Everything on the device is found, whichever game it is of, and nothing else. */

import { expect, test } from 'vitest';
import { makeSaved, makeStore, nothingSaved, savedOnDevice } from '.';
import { notes } from './testing-document';
import { FakeStorage } from './testing-storage';

const other = { ...notes, game: 'other-game', key: 'other' };

test('finds what stores have saved, of every game', () => {
  const storage = new FakeStorage();
  for (const document of [notes, other]) {
    const store = makeStore({ document, storage: () => storage });
    store.start();
    store.change(({ table, box }) => ({ table: { ...table, seats: 3 }, box }));
  }
  expect(savedOnDevice(() => storage)).toEqual([
    { game: 'other-game', text: storage.getItem('other') },
    { game: 'notes', text: storage.getItem('septimontium') },
  ]);
});

test('leaves out what was set aside, what is damaged and what others have stored', () => {
  const storage = new FakeStorage();
  const text = makeSaved(other, nothingSaved(other));
  storage.setItem('other.aside.1', text);
  storage.setItem('damaged', text.slice(5));
  storage.setItem('theme', 'dark');
  expect(savedOnDevice(() => storage)).toEqual([]);
});

test('finds nothing where storage is forbidden', () => {
  expect(
    savedOnDevice(() => {
      throw new Error('forbidden');
    }),
  ).toEqual([]);
});
