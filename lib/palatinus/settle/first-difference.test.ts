/** Where a count first differs from the rules, in the order in which people count. */

import { expect, test } from 'vitest';
import { score } from '..';
import { table } from '../testing';
import { firstDifference, firstDifferences, type OwnCount } from '.';
import { everythingOf, GAMES } from './testing';

/** Hill A: blue 10. Hill B: green 4, after blue has captured red's merchant. Points: red 0, green 3, blue 7. */
const game = table({ A1: 'blue peasant', B1: 'red merchant', B2: 'green peasant', B6: 'blue condottiere' });

test.each<readonly [string, OwnCount, object | null]>([
  ['nothing entered', {}, null],
  ['all right', { influence: { A: [0, 0, 10] }, hills: { B: 1, C: null }, points: [0, 3, 7] }, null],
  [
    'influence comes first, whoever took the hill',
    { influence: { B: [null, 5] }, hills: { B: 0 }, points: [3, 3, 3] },
    {
      what: 'influence',
      hill: 'B',
      player: 1,
      yours: 5,
      ours: 4,
      pieces: [{ at: 'B2', points: 4 }],
      gains: [],
    },
  ],
  [
    'an earlier hill comes first',
    { influence: { B: [1] }, hills: { A: [0, 2] } },
    { what: 'hill', hill: 'A', yours: [0, 2], ours: 2, pieces: [{ at: 'A1' }], gains: [] },
  ],
  [
    'nobody is somebody else than a player',
    { hills: { B: null } },
    { what: 'hill', hill: 'B', yours: null, ours: 1, pieces: [{ at: 'B2' }, { at: 'B6' }] },
  ],
  [
    'a player is somebody else than nobody',
    { hills: { C: 0 } },
    { what: 'hill', yours: 0, ours: null, pieces: [] },
  ],
  [
    'points come last',
    { hills: { A: 2 }, points: [null, 3, 8] },
    {
      what: 'points',
      player: 2,
      yours: 8,
      ours: 7,
      pieces: [],
      gains: [
        { hill: 'A', what: 'token', points: 6 },
        { hill: 'B', what: 'captive', points: 1 },
      ],
    },
  ],
])('%s', (_, count, expected) => {
  const first = firstDifference(game, count);
  if (expected === null) expect(first).toBeNull();
  else expect(first).toMatchObject(expected);
});

test('everybody who differs at the first place is named, and nobody who differs later', () => {
  const named = (count: OwnCount): readonly unknown[] =>
    firstDifferences(count, score(game)).map((one) => [
      one.what,
      one.what === 'hill' ? one.hill : one.player,
      one.yours,
      one.ours,
    ]);
  expect(named({ influence: { A: [1, 0, 9], B: [9, 9, 9] }, hills: { A: 0 }, points: [9, 9, 9] })).toEqual([
    ['influence', 0, 1, 0],
    ['influence', 2, 9, 10],
  ]);
  expect(named({ hills: { A: 0, B: 0 }, points: [9] })).toEqual([['hill', 'A', 0, 2]]);
  expect(named({ influence: { A: [0, 0, 10] }, points: [1, 3, 8] })).toEqual([
    ['points', 0, 1, 0],
    ['points', 2, 8, 7],
  ]);
});

test('no game differs from itself', () => {
  for (const other of GAMES) expect(firstDifference(other, everythingOf(score(other)))).toBeNull();
});
