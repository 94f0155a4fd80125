/** The rules, row by row. `§` is a paragraph of docs/seven-hills-rules.md; "printed" and "our reading" are told apart there. */

import { describe, expect, test } from 'vitest';
import { hillPoints, pointsOf, type Rulings, score } from '.';
import { draftOf, sound } from './testing';
import type { Hill, Markers } from './types';

const scored = (...game: Parameters<typeof draftOf>): ReturnType<typeof score> =>
  score(sound(draftOf(...game)));

describe('consuls', () => {
  interface Row {
    readonly what: string;
    readonly forum: readonly Markers[];
    readonly order?: readonly number[];
    readonly rulings?: Partial<Rulings>;
    readonly consuls: readonly (readonly [player: number, votes: number, before: readonly number[]])[];
    readonly withoutMarker?: readonly number[];
    readonly ruling?: string;
  }
  const p = (plebeian: number): Markers => ({ plebeian });
  const all: Markers = { noble: 1, knight: 1, centurion: 1, plebeian: 1 };
  const rows: readonly Row[] = [
    { what: '§7 three players: most markers', forum: [p(1), p(3), p(2)], consuls: [[1, 3, []]] },
    {
      what: '§7 every class has a vote',
      forum: [all, p(3), {}],
      consuls: [[0, 4, []]],
      ruling: 'nobleInForum',
    },
    {
      what: '§7 four players: the two with most, by votes',
      forum: [p(1), p(2), p(4), p(3)],
      consuls: [
        [2, 4, []],
        [3, 3, []],
      ],
    },
    {
      what: '§8 equal: earlier in the playing order',
      forum: [p(2), p(1), p(2)],
      order: [2, 0, 1],
      consuls: [[2, 2, [0]]],
    },
    {
      what: '§8 equal for the second seat only',
      forum: [p(1), p(5), p(1), p(1)],
      order: [3, 0, 1, 2],
      consuls: [
        [1, 5, []],
        [3, 1, [0, 2]],
      ],
    },
    {
      what: '§8 all equal',
      forum: [p(1), p(1), p(1), p(1)],
      order: [1, 2, 3, 0],
      consuls: [
        [1, 1, [3, 0]],
        [2, 1, [3, 0]],
      ],
    },
    {
      what: '§9 nobody there: no consul',
      forum: [{}, {}, {}],
      order: [1, 2, 0],
      consuls: [],
      withoutMarker: [1, 2, 0],
    },
    {
      what: '§9 one there: one consul of two',
      forum: [{}, p(1), {}, {}],
      order: [3, 2, 1, 0],
      consuls: [[1, 1, []]],
      withoutMarker: [3, 2, 0],
    },
    {
      what: '§10 a noble has one vote',
      forum: [{ noble: 2 }, p(3), {}],
      consuls: [[1, 3, []]],
      ruling: 'nobleInForum',
    },
    {
      what: '§10 ruling: a noble has two votes',
      forum: [{ noble: 2 }, p(3), {}],
      rulings: { nobleInForum: 'two' },
      consuls: [[0, 4, []]],
      ruling: 'nobleInForum',
    },
  ];

  test.each(rows)('$what', ({ forum, order, rulings = {}, consuls, withoutMarker = [], ruling }) => {
    const epoch = { forumAtElection: forum, ...(order && { order }) };
    const { epochs } = scored(forum.length, [epoch], rulings);
    const election = epochs[0]?.election;
    expect(election?.consuls).toStrictEqual(
      consuls.map(([player, votes, before]) => ({ player, votes, points: 2, before })),
    );
    expect(election).toMatchObject({ seats: forum.length - 2, withoutMarker });
    expect(election?.ruling).toBe(ruling);
    expect(election?.nobles).toStrictEqual(forum.map(({ noble = 0 }) => noble));
    const points = forum.map((_, player) => (consuls.some(([one]) => one === player) ? 2 : 0));
    expect(epochs[0]?.total).toStrictEqual(points);
  });
});

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

describe('§20 knights anywhere on the board', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 4],
  ])('%d give %d', (knights, points) => {
    // One on a hill that is not open: it is counted all the same.
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
  /** Points by hills of their own: 7 for whoever is alone on one. */
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
