/** The table for a spreadsheet: every cell can be parsed again, and no name becomes a formula. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CsvWords, makeCsv, makeKept, SUMMARY_VERSION } from '.';
import { listedGames } from './testing';

const WORDS: CsvWords = {
  columns: {
    game: 'Game',
    date: 'Date',
    title: 'Name',
    player: 'Player',
    colour: 'Colour',
    points: 'Points',
    won: 'Won',
    captives: 'Captives',
    note: 'Note',
    id: 'Number',
  },
  gameName: (game) => game,
  colourName: (colour) => colour,
  yes: 'yes',
  no: 'no',
};

/** A parser for RFC 4180. */
function parse(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('has a row for each player, quotes where needed, and defuses formulas', () => {
  const text = makeCsv(
    [
      {
        ...makeKept({ id: 'a', game: 'palatinus', changed: new Date(2026, 10, 9).getTime(), text: '' }),
        played: new Date(2026, 10, 2).getTime(),
        title: '=cmd|"/c"',
        note: 'late,\nbut "there"',
        summary: {
          version: SUMMARY_VERSION,
          seats: [
            { name: '@Nora', colour: 'red', points: -3, captives: 2 },
            { colour: 'blue', points: 4 },
          ],
          winners: [1],
          done: 1,
          of: 1,
          picture: '',
        },
      },
    ],
    WORDS,
  );
  expect(text.startsWith('\uFEFFGame,Date,')).toBe(true);
  expect(parse(text.slice(1)).slice(1)).toStrictEqual([
    ['palatinus', '2026-11-02', `'=cmd|"/c"`, "'@Nora", 'red', '-3', 'no', '2', 'late,\nbut "there"', 'a'],
    ['palatinus', '2026-11-02', `'=cmd|"/c"`, '', 'blue', '4', 'yes', '', 'late,\nbut "there"', 'a'],
  ]);
});

test('any games give as many rows as they have players, and each as many cells as the heading', () => {
  fc.assert(
    fc.property(listedGames, (games) => {
      const rows = parse(makeCsv(games, WORDS).slice(1));
      expect(rows).toHaveLength(
        1 + games.reduce((sum, { summary }) => sum + (summary?.seats.length ?? 0), 0),
      );
      for (const row of rows) expect(row).toHaveLength(10);
    }),
  );
});
