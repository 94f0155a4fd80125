/** Where a count and the rules part for the first time, in the order in which people count. */

import { expect, test } from 'vitest';
import { score } from '..';
import { table } from '../testing';
import { firstDifference, type OwnCount } from '.';
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

test('no game parts with itself', () => {
  for (const other of GAMES) expect(firstDifference(other, everythingOf(score(other)))).toBeNull();
});
