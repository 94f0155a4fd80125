/**
 * Knights, penalties, the order of gains and the end, row by row.
 * `§` is a paragraph of docs/seven-hills-rules.md, where **P** is printed and **R** our answer.
 */

import { describe, expect, test } from 'vitest';
import { pointsOf, type Rulings } from '.';
import { scored } from './testing';
import type { Markers } from './types';

describe('§20 knights anywhere on the board', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 4],
  ])('%d give %d', (knights, points) => {
    // One on a closed hill, which counts all the same.
    const board = {
      Viminalis: [{ knight: Math.min(knights, 1) }, {}, {}],
      'Forum Romanum': [{ knight: Math.max(knights - 1, 0) }, {}, {}],
    };
    const { epochs } = scored(3, [{ board }]);
    expect(epochs[0]?.knights).toStrictEqual(knights === 0 ? [] : [{ player: 0, knights, points }]);
    expect(epochs[0]?.gains).toStrictEqual(
      points === 0 ? [] : [{ source: 'knights', player: 0, points, knights }],
    );
    expect(epochs[0]?.total).toStrictEqual([points, 0, 0]);
  });
});

test('§21 an empty hand loses 10, each time, below zero if need be', () => {
  const { epochs } = scored(3, [{ penalties: [0, 2, 1] }, { penalties: [0, 0, 1] }]);
  expect(epochs[0]?.penalties).toStrictEqual([
    { player: 1, times: 2, points: -20 },
    { player: 2, times: 1, points: -10 },
  ]);
  expect(epochs.map(({ running }) => running)).toStrictEqual([
    [0, -20, -10],
    [0, -20, -20],
  ]);
  expect(epochs[0]?.gains[0]).toStrictEqual({ source: 'penalty', player: 1, points: -20, times: 2 });
});

describe('the end', () => {
  interface Row {
    readonly what: string;
    readonly points: readonly (0 | 5 | 7)[];
    readonly forum: readonly Markers[];
    readonly finalTie?: Rulings['finalTie'];
    readonly winners: readonly number[];
    readonly decidedBy: string;
    readonly tie?: object;
  }
  /** Points by separate hills: 7 for a player alone on one. */
  const rows: readonly Row[] = [
    {
      what: '§22 most points',
      points: [0, 7, 0],
      forum: [{ plebeian: 9 }, {}, {}],
      winners: [1],
      decidedBy: 'points',
    },
    {
      what: '§23 equal: most markers in the Forum, a noble being one',
      points: [7, 7, 0],
      forum: [{ noble: 3 }, { knight: 1, centurion: 1, plebeian: 2 }, { plebeian: 17 }],
      winners: [1],
      decidedBy: 'forum',
      tie: { points: 7, tied: [0, 1], forum: [3, 4, 17], most: [1], ruling: undefined },
    },
    {
      what: '§23 still equal: shared',
      points: [7, 7, 0],
      forum: [{ plebeian: 1 }, { noble: 1 }, {}],
      winners: [0, 1],
      decidedBy: 'shared',
      tie: { points: 7, tied: [0, 1], forum: [1, 1, 0], most: [0, 1], ruling: undefined },
    },
    {
      what: '§23 three equal, two of them in the Forum: those two',
      points: [0, 0, 0],
      forum: [{ plebeian: 1 }, {}, { centurion: 1 }],
      winners: [0, 2],
      decidedBy: 'shared',
      tie: { points: 0, tied: [0, 1, 2], forum: [1, 0, 1], most: [0, 2], ruling: 'finalTie' },
    },
    {
      what: '§23 ruling: all who are equal on points',
      points: [0, 0, 0],
      forum: [{ plebeian: 1 }, {}, { centurion: 1 }],
      finalTie: 'all',
      winners: [0, 1, 2],
      decidedBy: 'shared',
      tie: { most: [0, 2], ruling: 'finalTie' },
    },
    {
      what: '§23 ruling: it does not touch who wins by the Forum alone',
      points: [0, 0, 0],
      forum: [{ plebeian: 1 }, {}, {}],
      finalTie: 'all',
      winners: [0],
      decidedBy: 'forum',
      tie: { most: [0], ruling: undefined },
    },
  ];
  test.each(rows)('$what', ({ points, forum, finalTie = 'still-equal', winners, decidedBy, tie }) => {
    const alone = (player: number): Markers[] =>
      points.map((_, one) => ({ plebeian: one === player ? 1 : 0 }));
    const board = {
      ...(points[0] ? { Aventinus: alone(0) } : {}),
      ...(points[1] ? { Palatinus: alone(1) } : {}),
      'Forum Romanum': forum,
    };
    const result = scored(3, [{}, {}, {}, {}, { board }], { finalTie });
    expect(result).toMatchObject({ winners, decidedBy });
    if (tie) expect(result.finalTie).toMatchObject(tie);
    else expect(result.finalTie).toBeUndefined();
  });

  test('comes after epoch 5 only', () => {
    expect(scored(3, [{}, {}, {}, {}])).toMatchObject({
      winners: null,
      decidedBy: null,
      finalTie: undefined,
    });
  });
});

test('gains come in the order of an epoch, and their sources add up', () => {
  const { epochs } = scored(3, [
    {
      forumAtElection: [{ plebeian: 1 }, {}, {}],
      board: { Aventinus: [{ knight: 2 }, { plebeian: 1 }, {}], Palatinus: [{}, {}, { knight: 1 }] },
      penalties: [0, 0, 1],
    },
  ]);
  const { gains = [], total } = epochs[0] ?? {};
  expect(gains).toStrictEqual([
    { source: 'consul', player: 0, points: 2 },
    { source: 'placement', player: 0, points: 5, hill: 'Aventinus' },
    { source: 'placement', player: 1, points: 2, hill: 'Aventinus' },
    { source: 'placement', player: 2, points: 7, hill: 'Palatinus' },
    { source: 'knights', player: 0, points: 1, knights: 2 },
    { source: 'penalty', player: 2, points: -10, times: 1 },
  ]);
  expect(total).toStrictEqual([8, 2, -3]);
  expect(pointsOf(gains, 3, 'placement')).toStrictEqual([5, 2, 7]);
});
