/** The store with its two copies: the next visit gets the later one. */

import { describe, expect, test } from 'vitest';
import { makeSaved, nothingSaved, readSaved } from '.';
import { notes, seated } from './testing-document';
import { FakeSecondCopy, FakeStorage, settled } from './testing-storage';
import { ASIDE, asks, expectRest, KEY, openTab, seat, seats, standing, type Tab, tap } from './testing-tab';

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
    // At first it shows what the first copy has.
    expect(next.snapshot().ready).toBe(true);
    expect(standing(next)).toStrictEqual([]);
    await settled();
    expect({ ...next.snapshot(), setAside: [] }).toStrictEqual(tab.snapshot());
    expect(storage.getItem(KEY)).toBe(second.text);
  });

  test('has what was entered before the second copy answered, on top of it', async () => {
    const { storage, second } = await played();
    storage.clear();
    const next = openTab(storage, second);
    tap(next, '33');
    await settled();
    expect(standing(next)).toStrictEqual(['31', '32', '33']);
    expect(readSaved(notes, second.text ?? '').state).toMatchObject({ number: 4 });
  });

  test('has everything of the first copy if the second could not keep up', async () => {
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

  test('has the taps of both tabs, although an earlier version wrote what both began with', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const text = makeSaved(notes, { ...nothingSaved(notes), document: seated(notes.empty, 5) });
    storage.setItem(KEY, text);
    const tab = openTab(storage, second);
    tap(tab, '31');
    await settled();
    // The other tab does not see the first tap yet, and taps before it has read the second copy.
    const late = new FakeStorage();
    late.setItem(KEY, text);
    const other = openTab(late, second);
    tap(other, '32');
    await settled();
    expect(standing(other)).toStrictEqual(['31', '32']);
  });

  test('creates the second copy from what an earlier version has saved', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const { number: _, ...unnumbered } = JSON.parse(makeSaved(notes, nothingSaved(notes)));
    storage.setItem(KEY, JSON.stringify(unnumbered));
    openTab(storage, second);
    await settled();
    expect(second.text).toBe(makeSaved(notes, nothingSaved(notes)));
  });

  test('writes nothing if nothing was entered', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    openTab(storage, second);
    await settled();
    expect(second.text).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  test('sets an unreadable second copy aside, and continues with the first', async () => {
    const { storage, second } = await played();
    second.text = 'Remus was here';
    const next = openTab(storage, second);
    await settled();
    expect(next.snapshot().setAside).toMatchObject([{ key: ASIDE, text: 'Remus was here' }]);
    expect(standing(next)).toStrictEqual(['31', '32']);
    expect(second.text).toBe(storage.getItem(KEY));
  });

  test('keeps an unreadable second copy if there is no room to set it aside', async () => {
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

  test('has the later table, although its history is damaged', async () => {
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

  test('has the whole history, although only some of it fitted into the first copy', async () => {
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
