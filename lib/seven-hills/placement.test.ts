/**
 * The points for markers on the hills, row by row.
 * `§` is a paragraph of docs/seven-hills-rules.md, where **P** is printed and **R** our answer.
 */

import { describe, expect, test } from 'vitest';
import { hillPoints, type Rulings } from '.';
import { scored } from './testing';
import type { Hill } from './types';

describe('placement points', () => {
  interface Row {
    readonly what: string;
    readonly strength: readonly number[];
    readonly points: readonly number[];
    readonly away?: number;
    readonly noSecond?: string;
    readonly ruling?: string;
  }
  const usual: readonly Row[] = [
    { what: '§15 first and second', strength: [3, 2, 1], points: [5, 2, 0] },
    { what: '§15 strength 0 scores nothing', strength: [0, 0, 0], points: [0, 0, 0] },
    {
      what: '§19 nobody second: the first takes both',
      strength: [0, 1, 0],
      points: [0, 7, 0],
      noSecond: 'nobody-behind',
    },
    { what: '§18 tied for second', strength: [3, 2, 2], points: [5, 1, 1] },
    { what: '§18 three tied for second', strength: [3, 2, 2, 2], points: [5, 0, 0, 0], away: 2 },
    {
      what: '§17 printed: three tied, nobody behind',
      strength: [2, 2, 2],
      points: [2, 2, 2],
      away: 1,
      noSecond: 'nobody-behind',
    },
    {
      what: '§17 two tied, nobody behind',
      strength: [2, 0, 2],
      points: [3, 0, 3],
      away: 1,
      noSecond: 'nobody-behind',
    },
    {
      what: '§17 two tied, one behind',
      strength: [2, 1, 2],
      points: [3, 0, 3],
      away: 1,
      noSecond: 'tied-first',
      ruling: 'tiedFirst',
    },
    {
      what: '§17 four tied',
      strength: [1, 1, 1, 1],
      points: [1, 1, 1, 1],
      away: 3,
      noSecond: 'nobody-behind',
    },
  ];
  const stays: readonly Row[] = [
    {
      what: '§17 ruling: two tied share first, the next is second',
      strength: [2, 1, 2],
      points: [2, 2, 2],
      away: 1,
      ruling: 'tiedFirst',
    },
    {
      what: '§17 ruling: three tied, one behind',
      strength: [2, 2, 1, 2],
      points: [1, 1, 2, 1],
      away: 2,
      ruling: 'tiedFirst',
    },
    {
      what: '§17 ruling: two tied, two tied behind',
      strength: [2, 1, 1, 2],
      points: [2, 1, 1, 2],
      away: 1,
      ruling: 'tiedFirst',
    },
    {
      what: '§17 nobody behind: both either way',
      strength: [2, 0, 2],
      points: [3, 0, 3],
      away: 1,
      noSecond: 'nobody-behind',
    },
    { what: 'a clear first is not touched by the ruling', strength: [3, 2, 2], points: [5, 1, 1] },
  ];

  const check = ({ strength, points, away = 0, noSecond, ruling }: Row, rulings: Partial<Rulings>): void => {
    const board = { Aventinus: strength.map((plebeian) => ({ plebeian })) };
    const { epochs } = scored(strength.length, [{ board }], rulings);
    const [hill] = epochs[0]?.hills ?? [];
    if (!hill) throw new Error('no hill');
    expect(hill).toMatchObject({
      hill: 'Aventinus',
      isNew: false,
      first: 5,
      second: 2,
      strength,
      noSecond,
      ruling,
    });
    expect(hillPoints(hill)).toStrictEqual(points);
    expect(hill.awards.map(({ roundedAway }) => roundedAway).reduce((a, b) => Math.max(a, b), 0)).toBe(away);
    expect(epochs[0]?.total).toStrictEqual(points);
    expect(epochs[0]?.gains.filter((gain) => gain.points === 0)).toStrictEqual([]);
  };
  test.each(usual)('$what', (row) => check(row, {}));
  test.each(stays)('$what', (row) => check(row, { tiedFirst: 'second-stays' }));

  test('§14 a noble counts 2, every other marker 1', () => {
    const { epochs } = scored(3, [
      { board: { Palatinus: [{ noble: 2 }, { knight: 1, centurion: 1, plebeian: 1 }, {}] } },
    ]);
    const hill = epochs[0]?.hills[1];
    expect(hill).toMatchObject({ strength: [4, 3, 0], nobles: [2, 0, 0] });
    expect(hill?.ranks).toStrictEqual([
      { strength: 4, players: [0] },
      { strength: 3, players: [1] },
    ]);
    expect(hill?.awards).toStrictEqual([
      { player: 0, points: 5, for: 'first', pool: 5, sharedWith: [], roundedAway: 0 },
      { player: 1, points: 2, for: 'second', pool: 2, sharedWith: [], roundedAway: 0 },
    ]);
  });

  test('§17 says what was shared, and with whom', () => {
    const { epochs } = scored(3, [{ board: { Aventinus: [{ plebeian: 1 }, { knight: 1 }, { noble: 1 }] } }]);
    expect(epochs[0]?.hills[0]?.awards).toMatchObject([
      { player: 2, for: 'first' },
      { player: 0, points: 1, for: 'second', pool: 2, sharedWith: [1], roundedAway: 0 },
      { player: 1, points: 1, for: 'second', pool: 2, sharedWith: [0], roundedAway: 0 },
    ]);
    const both = scored(3, [{ board: { Aventinus: [{ plebeian: 1 }, {}, { knight: 1 }] } }]);
    expect(both.epochs[0]?.hills[0]?.awards).toMatchObject([
      { player: 0, for: 'both', pool: 7, sharedWith: [2] },
      { player: 2, for: 'both', pool: 7, sharedWith: [0] },
    ]);
  });

  test('§3, §16 a hill scores from its epoch on, in which it is worth 7 and 4 but for the first two', () => {
    const everywhere: Hill[] = ['Aventinus', 'Palatinus', 'Quirinalis', 'Caelius', 'Esquiliae', 'Viminalis'];
    const board = Object.fromEntries(
      everywhere.map((hill) => [hill, [{ knight: 0, plebeian: 2 }, { plebeian: 1 }, {}]]),
    );
    const { epochs } = scored(
      3,
      Array.from({ length: 5 }, () => ({ board })),
    );
    const worth = epochs.map(({ hills }) =>
      hills.map(({ hill, isNew, first, second }) => [hill, isNew, first, second]),
    );
    expect(worth).toStrictEqual([
      [
        ['Aventinus', false, 5, 2],
        ['Palatinus', false, 5, 2],
      ],
      [
        ['Aventinus', false, 5, 2],
        ['Palatinus', false, 5, 2],
        ['Quirinalis', true, 7, 4],
      ],
      [
        ['Aventinus', false, 5, 2],
        ['Palatinus', false, 5, 2],
        ['Quirinalis', false, 5, 2],
        ['Caelius', true, 7, 4],
      ],
      [
        ['Aventinus', false, 5, 2],
        ['Palatinus', false, 5, 2],
        ['Quirinalis', false, 5, 2],
        ['Caelius', false, 5, 2],
        ['Esquiliae', true, 7, 4],
      ],
      [
        ['Aventinus', false, 5, 2],
        ['Palatinus', false, 5, 2],
        ['Quirinalis', false, 5, 2],
        ['Caelius', false, 5, 2],
        ['Esquiliae', false, 5, 2],
        ['Viminalis', true, 7, 4],
      ],
    ]);
    expect(epochs.map(({ running }) => running)).toStrictEqual([
      [10, 4, 0],
      [27, 12, 0],
      [49, 22, 0],
      [76, 34, 0],
      [108, 48, 0],
    ]);
  });
});
