/** What the archive does with entries of another version of the app. e2e tests what a real browser writes and reads. */

import { beforeEach, describe, expect, test } from 'vitest';
import { type Archive, makeArchive, makeKept, SUMMARY_VERSION } from '.';
import { databaseOf } from './testing-database';

const TEXT = '{"game":"palatinus","changed":7}';
const ENTRY = { ...makeKept({ id: 'a', game: 'palatinus', changed: 7, text: TEXT }), title: 'Sunday' };

let games: Map<string, unknown>;
let list: Map<string, unknown>;
let archive: Archive;

beforeEach(() => {
  games = new Map([['a', TEXT]]);
  list = new Map([['a', { ...ENTRY, summary: { version: 99 } }]]);
  archive = makeArchive(() => databaseOf({ games, list }));
});

test('edits an entry with a summary of another version, and drops the summary', async () => {
  await archive.edit(['a', 'gone'], (listed) => ({ ...listed, title: 'Monday' }));
  expect([...list]).toStrictEqual([['a', { ...ENTRY, title: 'Monday' }]]);
});

test.each([
  ['has a summary of another version', { ...ENTRY, summary: { version: 99 } }, ENTRY],
  ['is damaged', 'x', makeKept({ id: 'a', game: 'palatinus', changed: 7, text: TEXT })],
])('puts back a game whose entry %s', async (_, entry, listed) => {
  list.set('a', entry);
  const removed = await archive.remove(['a', 'gone']);
  expect([games.size, list.size]).toStrictEqual([0, 0]);
  await archive.restore(removed);
  expect([...games]).toStrictEqual([['a', TEXT]]);
  expect([...list]).toStrictEqual([['a', listed]]);
});

test('keeps the readable parts of a damaged entry', async () => {
  list.set('a', { ...ENTRY, changed: 'yesterday', note: '\u202e', other: 1 });
  const { changed: _, ...rest } = ENTRY;
  expect(await archive.list()).toStrictEqual([rest]);
});

describe('the day of a game', () => {
  const seats = [{ colour: 'red', points: 11 }] as const;
  const summary = { version: SUMMARY_VERSION, seats, winners: [0], done: 35, of: 35, picture: '' };
  const corrected = { id: 'a', game: 'palatinus', changed: 9, text: 'corrected' };

  test('stays when something is corrected after its end, however often', async () => {
    list.set('a', { ...ENTRY, summary });
    await archive.put([corrected]);
    expect(list.get('a')).toMatchObject({ changed: 9, played: 7 });
    await archive.put([{ ...corrected, changed: 10, text: 'once more' }]);
    expect(list.get('a')).toMatchObject({ changed: 10, played: 7 });
  });

  test('goes with a game that is unfinished again, and is never later than its last change', async () => {
    list.set('a', { ...ENTRY, played: 3, summary: { ...summary, winners: [] } });
    await archive.put([corrected]);
    expect(list.get('a')).not.toHaveProperty('played');
    list.set('a', { ...ENTRY, summary });
    await archive.put([{ ...corrected, changed: 5, text: 'undone' }]);
    expect(list.get('a')).not.toHaveProperty('played');
  });

  test('is the day of the last change while it is unfinished or nothing was changed', async () => {
    list.set('a', { ...ENTRY, summary: { ...summary, winners: [] } });
    await archive.put([corrected]);
    expect(list.get('a')).not.toHaveProperty('played');
    list.set('a', { ...ENTRY, summary });
    await archive.put([{ ...corrected, changed: 7, text: TEXT }]);
    expect(list.get('a')).not.toHaveProperty('played');
  });
});

describe('a game that comes late', () => {
  const late = (changed: number) => ({
    id: 'a',
    game: 'palatinus',
    changed,
    text: `late ${changed}`,
    isLate: true,
  });

  test('does not replace a later state of it', async () => {
    await archive.put([late(6)]);
    expect([...games]).toStrictEqual([['a', TEXT]]);
    expect(list.get('a')).toMatchObject({ changed: 7, title: 'Sunday' });
  });

  test('replaces an earlier one, and is added if there is none', async () => {
    await archive.put([late(8), { ...late(1), id: 'b' }]);
    expect([...games]).toStrictEqual([
      ['a', 'late 8'],
      ['b', 'late 1'],
    ]);
    expect(list.get('a')).toMatchObject({ changed: 8, title: 'Sunday' });
  });
});

/** Two tabs have the list open: each has its own connection to the same database. */
describe('two tabs', () => {
  const played = { id: 'a', game: 'palatinus', changed: 9, text: 'played on' };
  let other: Archive;
  beforeEach(() => {
    list.set('a', ENTRY);
    other = makeArchive(() => databaseOf({ games, list }));
  });

  test('a game that one tab deletes is not restored by a name that the other gives it', async () => {
    const [removed] = await Promise.all([
      archive.remove(['a']),
      other.edit(['a'], (listed) => ({ ...listed, title: 'Monday' })),
    ]);
    expect([games.size, list.size]).toStrictEqual([0, 0]);
    await archive.restore(removed);
    expect(await other.list()).toStrictEqual([ENTRY]);
  });

  test('two names at once leave the whole entry, with the later name', async () => {
    await Promise.all(
      [archive, other].map((tab, index) => tab.edit(['a'], (listed) => ({ ...listed, note: `${index}` }))),
    );
    expect(await archive.list()).toStrictEqual([{ ...ENTRY, note: '1' }]);
  });

  test('undo of a deletion keeps what the other tab has since opened from a file, if it is later', async () => {
    const removed = await archive.remove(['a']);
    await other.put([played]);
    await archive.restore(removed);
    expect([...games]).toStrictEqual([['a', 'played on']]);
    const later = await archive.remove(['a']);
    await other.put([{ ...played, changed: 3, text: 'older' }]);
    await archive.restore(later);
    expect([...games]).toStrictEqual([['a', 'played on']]);
  });

  test('undo of opening a file removes what it added, but not what has been changed since', async () => {
    const [replaced] = [{ listed: ENTRY, text: TEXT }];
    const brought = [{ ...played, isShared: true }, ...['b', 'c'].map((id) => ({ ...played, id }))];
    await archive.put(brought);
    await other.put([{ ...played, id: 'c', changed: 10, text: 'played on in the other tab' }]);
    await archive.restore([replaced], brought.map(makeKept));
    expect([...games]).toStrictEqual([
      ['c', 'played on in the other tab'],
      ['a', TEXT],
    ]);
    expect(await other.list()).toContainEqual(ENTRY);
  });
});
