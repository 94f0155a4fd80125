/** Figures over all games: each one calculated by hand once, and properties for any games. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresOf, type Listed, makeKept, personOf, type Seat, SUMMARY_VERSION, yearsOf } from '.';
import { listedGames } from './testing';

type Row = readonly [name: string | undefined, points: number, captives?: number];

function game(
  id: string,
  [month, day]: readonly [number, number],
  rows: readonly Row[],
  winners: readonly number[],
): Listed {
  const colours = ['red', 'green', 'blue'] as const;
  const seats = rows.map(
    ([name, points, captives = 0], index): Seat => ({
      ...(name !== undefined && { name }),
      colour: colours[index] ?? 'red',
      points,
      captives,
      best: { hill: 'C', worth: points },
    }),
  );
  return {
    ...makeKept({ id, game: 'palatinus', changed: new Date(2026, month, day).getTime(), text: id }),
    summary: { version: SUMMARY_VERSION, seats, winners, done: 1, of: 1, picture: '' },
  };
}

const GAMES = [
  game(
    'first',
    [0, 1],
    [
      ['Nora', 11],
      ['Otto', 9, 3],
      [undefined, 4],
    ],
    [0],
  ),
  game(
    'second',
    [0, 2],
    [
      ['nora ', 12],
      ['Otto', 12],
    ],
    [0, 1],
  ),
  game(
    'third',
    [3, 1],
    [
      ['NORA', 8],
      ['Otto', 7],
    ],
    [0],
  ),
  game(
    'fourth',
    [3, 2],
    [
      ['Nora', 3],
      ['Otto', 14],
    ],
    [1],
  ),
];

describe('figures', () => {
  const figures = figuresOf(GAMES.toReversed());

  test('identify people by name, in any spelling, and ignore seats without a name', () => {
    expect(figures.players).toStrictEqual([
      { name: 'Nora', games: 4, wins: 3, shared: 1 },
      { name: 'Otto', games: 4, wins: 2, shared: 1 },
    ]);
  });

  test('name what stands out, and the latest of equals', () => {
    expect(figures.games).toBe(4);
    expect(figures.closest).toStrictEqual({ id: 'second', worth: 0 });
    expect(figures.captives).toStrictEqual({ worth: 3, holders: [{ id: 'first', seat: 1 }] });
    expect(figures.bestHills).toStrictEqual([{ worth: 14, holders: [{ id: 'fourth', seat: 1, hill: 'C' }] }]);
    expect(figures.streak).toStrictEqual({ names: ['Nora'], length: 3 });
  });

  test('name everybody who shares a record, once', () => {
    const pia = [undefined, 14, 3] as const;
    const [fifth, sixth] = [
      game('fifth', [4, 1], [pia, ['Pia', 14, 3]], [0]),
      game('sixth', [4, 2], [['Pia', 14]], [0]),
    ];
    const tied = figuresOf([...GAMES, fifth, sixth, game('seventh', [4, 3], [['Pia', 1]], [0])]);
    expect(tied.captives).toStrictEqual({
      worth: 3,
      holders: [
        { id: 'fifth', seat: 0 },
        { id: 'fifth', seat: 1 },
        { id: 'first', seat: 1 },
      ],
    });
    expect(tied.bestHills[0]?.holders.map(({ id, seat }) => `${id} ${seat}`)).toStrictEqual([
      'sixth 0',
      'fifth 0',
      'fourth 1',
    ]);
    expect(
      figuresOf([...GAMES, ...[5, 6, 7].map((day) => game(`${day}`, [5, day], [['Pia', 1]], [0]))]).streak,
    ).toStrictEqual({
      names: ['Pia', 'Nora'],
      length: 3,
    });
  });

  test('compare hills within one game only, and use the day on which a game was finished', () => {
    const other = { ...game('other', [4, 1], [['Pia', 3]], [0]), game: 'seven-hills' };
    const corrected = { ...other, played: new Date(2024, 5, 1).getTime() };
    const { bestHills, months } = figuresOf([...GAMES, corrected]);
    expect(bestHills.map(({ worth }) => worth)).toStrictEqual([3, 14]);
    expect(months[0]).toStrictEqual({ month: '2024-06', games: 1 });
    expect(yearsOf([...GAMES, corrected])).toStrictEqual([2026, 2024]);
  });

  test('count the months without gaps', () => {
    expect(figures.months).toStrictEqual([
      { month: '2026-01', games: 2 },
      { month: '2026-02', games: 0 },
      { month: '2026-03', games: 0 },
      { month: '2026-04', games: 2 },
    ]);
    expect(yearsOf(GAMES)).toStrictEqual([2026]);
  });

  test('are empty without games', () => {
    expect(figuresOf([])).toStrictEqual({ games: 0, players: [], bestHills: [], months: [] });
  });
});

test('of any games, figures add up', () => {
  fc.assert(
    fc.property(listedGames, (games) => {
      const finished = games.filter(({ summary }) => (summary?.winners.length ?? 0) > 0);
      const figures = figuresOf(games);
      expect(figures.games).toBe(finished.length);
      const dated = finished.filter(({ changed }) => changed !== undefined);
      expect(figures.months.reduce((sum, month) => sum + month.games, 0)).toBe(dated.length);
      const people = figures.players.map(({ name }) => personOf(name));
      expect(new Set(people).size).toBe(people.length);
      for (const { games: played, wins, shared } of figures.players) {
        expect(shared <= wins && wins <= played && played <= finished.length).toBe(true);
      }
      expect(figures.closest === undefined).toBe(finished.length < 2);
      expect((figures.streak?.length ?? 0) <= Math.max(0, ...figures.players.map(({ wins }) => wins))).toBe(
        true,
      );
    }),
  );
});

test('of any games, figures do not depend on the order of the list', () => {
  const known = listedGames.map((games) => games.map((one, index) => ({ ...one, changed: index * 1e9 })));
  fc.assert(
    fc.property(known, (games) => {
      expect(figuresOf(games.toReversed())).toStrictEqual(figuresOf(games));
    }),
  );
});
