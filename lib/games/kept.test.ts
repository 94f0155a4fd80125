/**
 * Kept games through their seams: what a list shows of them, what is read from a file, and what is left of damaged
 * ones. `samples` has a file of each version of "everything", and entries of the list as that version wrote them.
 */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSummary,
  keptOf,
  type Listed,
  makeEverything,
  makeKept,
  readEverything,
  readList,
  SUMMARY_VERSION,
} from '../archive';
import { EXAMPLE, parseNotation } from '../palatinus';
import {
  EMPTY_NOTEBOOK,
  exampleCopy,
  isBegun,
  type Notebook,
  openGame,
  setPlayerCount,
} from '../palatinus/enter';
import { notebooks as anyNotebooks } from '../palatinus/enter/testing-edits';
import { exampleGame as sevenHillsExample } from '../seven-hills';
import { EMPTY_NOTEBOOK as EMPTY_SEVEN_HILLS, openGame as openSevenHills } from '../seven-hills/enter';
import { notebooks as anySevenHills } from '../seven-hills/enter/testing';
import { type AnyDocument, palatinusKept, sevenHillsKept } from '.';

const parsed = parseNotation(EXAMPLE);
if (!parsed.ok) throw new Error('no example');
const example: Notebook = openGame(EMPTY_NOTEBOOK, parsed.value);
const DOCUMENTS = [palatinusKept.document, sevenHillsKept.document] as readonly AnyDocument[];

describe('a game of Palatinus in the list', () => {
  test('has the winners who share it, with points, captives and the best hill', () => {
    const { seats, winners, done, of, picture } = palatinusKept.summarise(example);
    expect(seats.map(({ name, colour, points, captives }) => [name, colour, points, captives])).toStrictEqual(
      [
        ['Livia', 'red', 0, 0],
        ['Marco', 'yellow', 6, 0],
        ['Nora', 'green', 11, 2],
        ['Otto', 'blue', 8, 2],
        ['Pia', 'purple', 11, 2],
      ],
    );
    expect(winners).toStrictEqual([2, 4]);
    expect([done, of]).toStrictEqual([35, 35]);
    expect(picture).toMatch(/^R[rpgyb-]{42}$/);
    expect(palatinusKept.screenOf(example)).toBe('score?step=tally');
  });

  test('has a picture of the tiles that lie there, and no others', () => {
    const { tiles } = example.table;
    const one = { ...example, table: { ...example.table, pieces: {}, tiles: { 0: tiles[0] } } };
    const { picture } = palatinusKept.summarise(one as Notebook);
    expect(picture).toMatch(/^R[.-]{42}$/);
    expect(Array.from(picture).filter((sign) => sign === '-')).toHaveLength(6);
    // A piece may be placed before its tile: the ground under it is drawn, too.
    const early = { ...one, table: { ...one.table, pieces: { '31': { people: 'red', kind: 'peasant' } } } };
    expect(
      Array.from(palatinusKept.summarise(early as Notebook).picture).filter((sign) => sign === '.'),
    ).toHaveLength(30);
  });

  test('starts a new game with its players, or on its tiles, without inhabitants and with another id', () => {
    const kept = {
      ...example,
      table: { ...example.table, id: 'kept', players: example.table.players.slice(0, 3) },
    };
    const room = palatinusKept.newGame(example).table;
    expect(room.players, 'nobody knows the players of the example').toStrictEqual(
      EMPTY_NOTEBOOK.table.players,
    );
    const players = palatinusKept.samePlayers(EMPTY_NOTEBOOK, kept);
    expect([players.table.players.length, players.table.id, isBegun(players)]).toStrictEqual([
      3,
      undefined,
      false,
    ]);
    const table = palatinusKept.sameTable?.(EMPTY_NOTEBOOK, kept);
    expect(table?.table).toMatchObject({
      tiles: kept.table.tiles,
      pieces: {},
      borrowed: example.table.borrowed,
    });
    expect(table?.table.id).toBeUndefined();
  });

  test('is reopened with the springs it was played with, and does not change my box', () => {
    const { example: _, ...box } = exampleCopy();
    const mine = { ...EMPTY_NOTEBOOK, copy: { springs: { A: [1] } } } as Notebook;
    const played = openGame({ ...EMPTY_NOTEBOOK, copy: box }, parsed.value);
    expect(palatinusKept.reopen({ ...mine, copy: box }, played)).toStrictEqual(played);
    expect(palatinusKept.reopen(mine, played)).toStrictEqual({
      table: { ...played.table, borrowed: box },
      copy: mine.copy,
    });
  });
});

test('a game of Seven Hills in the list has its winner, or its epoch', () => {
  const over = openSevenHills(EMPTY_SEVEN_HILLS, sevenHillsExample());
  const { seats, winners, done, of, picture } = sevenHillsKept.summarise(over);
  expect(winners.length).toBeGreaterThan(0);
  expect(seats.every(({ points }) => points !== undefined)).toBe(true);
  expect([done, of]).toStrictEqual([5, 5]);
  expect(picture).toMatch(/^[rpgyb-]{7}$/);
  expect(sevenHillsKept.samePlayers(EMPTY_SEVEN_HILLS, over).table).toMatchObject({ begun: 1, changes: {} });
});

test('every notebook has a summary that can be stored', () => {
  fc.assert(
    fc.property(anyNotebooks, anySevenHills, (notebook, seven) => {
      expect(isSummary(palatinusKept.summarise(notebook))).toBe(true);
      expect(isSummary(sevenHillsKept.summarise(seven))).toBe(true);
    }),
  );
});

describe('a file with everything', () => {
  const kept = {
    id: 'a',
    title: 'Sunday',
    note: 'two\nlines',
    ...keptOf(palatinusKept.document, example, 7),
  };
  const seven = {
    id: 'b',
    ...keptOf(sevenHillsKept.document, openSevenHills(EMPTY_SEVEN_HILLS, sevenHillsExample()), undefined),
  };

  test('gives back every game unchanged', () => {
    const read = readEverything(DOCUMENTS, makeEverything({ games: [kept, seven], saved: [kept.text] }));
    expect(read).toStrictEqual({ games: [kept, seven], saved: [kept.text], unreadable: 0 });
  });

  test('is read as far as it is undamaged, and reports how much is not', () => {
    const file = JSON.parse(makeEverything({ games: [kept, kept, seven, kept], saved: [] }));
    file.games[0].saved.document.table.tiles[0].letter = 'Z';
    file.games[1].id = '<b>';
    file.games[2].saved.version = 99;
    file.games[3].title = '\u202e';
    const read = readEverything(DOCUMENTS, JSON.stringify(file));
    if (typeof read !== 'object') throw new Error('not read');
    expect(read.unreadable).toBe(2);
    expect(read.games.map(({ title }) => title)).toStrictEqual(['Sunday', undefined]);
  });

  test.each(['', '{}', '{"format":"septimontium-everything"}', '[]'])('is none: %s', (text) => {
    const read = readEverything(DOCUMENTS, text);
    expect(read === undefined || (read !== 'newer' && read.games.length === 0)).toBe(true);
  });

  test('of a newer version of the app is refused', () => {
    const text = makeEverything({ games: [], saved: [] }).replace('"version":1', '"version":2');
    expect(readEverything(DOCUMENTS, text)).toBe('newer');
  });

  test('of version 1 is completely read, and so are the entries of every version', () => {
    const sample = (name: string): string =>
      readFileSync(new URL(`../archive/samples/${name}`, import.meta.url), 'utf8');
    const read = readEverything(DOCUMENTS, sample('everything-version-1.json'));
    if (typeof read !== 'object') throw new Error('not read');
    expect([read.games.length, read.saved.length, read.unreadable]).toStrictEqual([2, 2, 0]);
    const listOf = (version: number): readonly Listed[] => JSON.parse(sample(`list-version-${version}.json`));
    const readEntries = (entries: readonly Listed[]): ReturnType<typeof readList> =>
      readList(
        entries,
        entries.map(({ id }) => id),
      );
    const current = listOf(SUMMARY_VERSION);
    expect(readEntries(current)).toStrictEqual([current, []]);
    // Summaries of an earlier version are rebuilt.
    for (const version of [1, 2]) {
      const withoutSummaries = listOf(version).map(({ summary: _, ...entry }) => entry);
      expect(readEntries(listOf(version))).toStrictEqual([withoutSummaries, []]);
    }
  });
});

describe('the list as it is stored', () => {
  const entry = { ...makeKept({ id: 'a', game: 'palatinus', text: 'x' }), title: 'Sunday' };
  const summary = palatinusKept.summarise(example);

  test('drops a summary of another version, and nothing else', () => {
    const stored = { ...entry, summary: { ...summary, version: 99 } };
    expect(readList([stored, { ...entry, id: 'b', summary }], ['a', 'b'])).toStrictEqual([
      [entry, { ...entry, id: 'b', summary }],
      [],
    ]);
  });

  test('names the games whose entry is damaged, and leaves out entries without a game', () => {
    expect(readList([null, { ...entry, id: 7 }, { ...entry, id: 'gone' }], ['a'])).toStrictEqual([[], ['a']]);
  });
});

test('a game that has not been begun is not kept', () => {
  const players = setPlayerCount(EMPTY_NOTEBOOK, 3);
  const text = makeEverything({
    games: [{ id: 'a', ...keptOf(palatinusKept.document, players, 1) }],
    saved: [],
  });
  expect(readEverything(DOCUMENTS, text)).toMatchObject({ games: [], unreadable: 1 });
});
