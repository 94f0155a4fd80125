/**
 * Misreadings of step a): for each, a table where it changes the count and how, one where it must change nothing, and
 * an edge case. testing.ts lists which fields touch.
 */

import { describe, test } from 'vitest';
import { citing, expectMisread, type MisreadingRow, type MisreadingRows } from './testing-misreadings';

const ALLIED: MisreadingRow['players'] = [{ people: 'red', ally: 'yellow' }, { people: 'green' }];

const ROWS = {
  'condottieri-first': [
    {
      why: 'hill A is counted without whoever hill B’s condottiere takes later',
      placement: { A1: 'red peasant', A2: 'blue merchant', B4: 'green condottiere', B3: 'blue peasant' },
      right: {
        influence: [
          'A1 red peasant for 0: A6 empty-field 2 + B5 empty-field 2 + G3 empty-field 2 = 6',
          'A2 blue merchant for 2: A1 peasant 2 + B4 condottiere 3 = 5',
        ],
        outcome: 'won by 0',
      },
      wrong: { influence: ['A2 blue merchant for 2: B4 condottiere 3 = 3'], outcome: 'won by 2' },
    },
    {
      why: 'no condottiere, no difference',
      placement: { A1: 'red peasant', A2: 'blue merchant', B4: 'green peasant' },
    },
    {
      why: 'the condottieri of earlier hills have acted anyway',
      placement: { A1: 'red condottiere', B5: 'blue merchant', B6: 'green peasant' },
    },
  ],

  'captives-stay': [
    {
      why: 'a captive goes on earning, and fills its field',
      placement: { B1: 'red condottiere', B2: 'green merchant', B3: 'blue merchant' },
      hill: 'B',
      right: {
        captures: ['B2 green merchant: inhabitant to 0 by B1'],
        influence: ['B1 red condottiere for 0: nothing = 0', 'B3 blue merchant for 2: nothing = 0'],
      },
      wrong: {
        captures: ['B2 green merchant: inhabitant to 0 by B1'],
        influence: [
          'B1 red condottiere for 0: nothing = 0',
          'B2 green merchant for 1: B1 condottiere 3 + B3 merchant 1 = 4',
          'B3 blue merchant for 2: B2 merchant 1 = 1',
        ],
      },
    },
    {
      why: 'a captive can be captured again at a later hill',
      placement: { A1: 'red condottiere', B4: 'green merchant', B5: 'blue condottiere' },
      hill: 'B',
      right: { condottieri: ['B5 blue sees merchants none and peasants none: flees'], captures: [] },
      wrong: {
        condottieri: ['B5 blue sees merchants B4 and peasants none: captures B4'],
        captures: ['B4 green merchant: inhabitant to 2 by B5'],
      },
    },
    {
      why: 'a fugitive stays, and a merchant counts it',
      placement: { B1: 'red condottiere', B2: 'green merchant', B6: 'blue peasant' },
      springs: ['B1'],
      hill: 'B',
      right: {
        influence: [
          'B2 green merchant for 1: nothing = 0',
          'B6 blue peasant for 2: B1 empty-field 2 + B1 spring 2 + B5 empty-field 2 + G2 empty-field 2 = 8',
        ],
      },
      wrong: {
        influence: [
          'B1 red condottiere for 0: nothing = 0',
          'B2 green merchant for 1: B1 condottiere 3 = 3',
          'B6 blue peasant for 2: B1 spring 2 + B5 empty-field 2 + G2 empty-field 2 = 6',
        ],
      },
    },
    {
      why: 'nobody leaves, no difference',
      placement: { B1: 'red condottiere', D1: 'green merchant' },
      rulings: { loneCondottiere: 'stays' },
    },
  ],

  'same-hill-only': [
    {
      why: 'a condottiere looks only around its own hill',
      placement: { A1: 'red condottiere', A2: 'green merchant', B4: 'blue peasant', B5: 'blue peasant' },
      right: { condottieri: ['A1 red sees merchants A2 and peasants B4 B5: captures B4 B5'] },
      wrong: { condottieri: ['A1 red sees merchants A2 and peasants none: captures A2'] },
    },
    {
      why: 'so do merchants and peasants',
      placement: { A1: 'red peasant', A2: 'green merchant', B4: 'blue merchant', G3: 'blue merchant' },
      springs: ['A1', 'A6', 'B5'],
      right: {
        influence: [
          'A1 red peasant for 0: A1 own-spring 2 + A6 empty-field 2 + A6 spring 2 + B5 empty-field 2 + B5 spring 2 = 10',
          'A2 green merchant for 1: A1 peasant 2 + B4 merchant 1 = 3',
        ],
      },
      wrong: {
        influence: [
          'A1 red peasant for 0: A1 own-spring 2 + A6 empty-field 2 + A6 spring 2 = 6',
          'A2 green merchant for 1: A1 peasant 2 = 2',
        ],
      },
    },
    {
      why: 'a field at the edge touches no other hill’s fields',
      placement: { B1: 'red peasant', B2: 'green merchant', G1: 'red merchant', G6: 'blue condottiere' },
      springs: ['B6'],
    },
  ],

  'condottieri-in-turn': [
    {
      why: 'the second no longer sees whom the first has taken',
      placement: { A1: 'red condottiere', A2: 'blue merchant', A3: 'green condottiere' },
      right: {
        captures: ['A2 blue merchant: inhabitant to 0 by A1, disc to 1 by A3'],
        influence: ['A1 red condottiere for 0: nothing = 0', 'A3 green condottiere for 1: nothing = 0'],
      },
      wrong: {
        condottieri: [
          'A1 red sees merchants A2 and peasants none: captures A2',
          'A3 green sees merchants none and peasants none: flees',
        ],
        captures: ['A2 blue merchant: inhabitant to 0 by A1'],
        influence: ['A1 red condottiere for 0: nothing = 0'],
      },
    },
    {
      why: 'the second captures because the first left it a larger group',
      placement: { A1: 'red condottiere', A2: 'blue merchant', A3: 'green condottiere', A4: 'blue peasant' },
      right: { captures: ['A2 blue merchant: inhabitant to 0 by A1'] },
      wrong: {
        condottieri: [
          'A1 red sees merchants A2 and peasants none: captures A2',
          'A3 green sees merchants none and peasants A4: captures A4',
        ],
        captures: ['A2 blue merchant: inhabitant to 0 by A1', 'A4 blue peasant: inhabitant to 1 by A3'],
      },
    },
    {
      why: 'condottieri who see different inhabitants do not get in each other’s way',
      placement: { A1: 'red condottiere', A6: 'blue merchant', A3: 'green condottiere', D1: 'blue peasant' },
    },
    {
      why: 'condottieri of different hills act one after the other anyway',
      placement: { A1: 'red condottiere', B4: 'blue merchant', B5: 'green condottiere' },
    },
  ],

  'captor-leaves': [
    {
      why: 'it leaves with its captives',
      placement: { A1: 'red condottiere', A2: 'green peasant' },
      right: { influence: ['A1 red condottiere for 0: nothing = 0'] },
      wrong: { captures: ['A2 green peasant: inhabitant to 0 by A1'], influence: [] },
    },
    {
      why: 'a merchant of a later hill does not count it',
      placement: { A1: 'red condottiere', A2: 'green peasant', A6: 'blue peasant', G3: 'green merchant' },
      hill: 'G',
      right: { influence: ['G3 green merchant for 1: A1 condottiere 3 = 3'] },
      wrong: { influence: ['G3 green merchant for 1: nothing = 0'], outcome: 'unclaimed' },
    },
    {
      why: 'one that flees leaves anyway, alone; one that stays by ruling stays',
      placement: { A1: 'red condottiere', A2: 'green merchant', A6: 'blue peasant', E4: 'red condottiere' },
      rulings: { loneCondottiere: 'stays' },
    },
  ],

  'opponents-only': [
    {
      why: 'the captor’s own colour is spared, the others are not',
      placement: { B1: 'red condottiere', B2: 'red merchant', B6: 'green merchant' },
      hill: 'B',
      right: { condottieri: ['B1 red sees merchants B2 B6 and peasants none: captures B2 B6'] },
      wrong: {
        condottieri: ['B1 red sees merchants B2 B6 and peasants none: captures B6'],
        captures: ['B6 green merchant: inhabitant to 0 by B1'],
        influence: ['B1 red condottiere for 0: nothing = 0', 'B2 red merchant for 0: B1 condottiere 3 = 3'],
      },
    },
    {
      why: 'all of the larger group are its own: it captures nobody, and stays',
      placement: { B1: 'red condottiere', B2: 'red merchant' },
      hill: 'B',
      right: { captures: ['B2 red merchant: inhabitant to 0 by B1'] },
      wrong: {
        condottieri: ['B1 red sees merchants B2 and peasants none: captures'],
        captures: [],
        influence: ['B1 red condottiere for 0: nothing = 0', 'B2 red merchant for 0: B1 condottiere 3 = 3'],
      },
    },
    {
      why: 'the owner’s ally is spared, too, while it earns for the owner',
      players: ALLIED,
      placement: { B1: 'red condottiere', B2: 'yellow merchant', B6: 'green merchant' },
      hill: 'B',
      right: { condottieri: ['B1 red sees merchants B2 B6 and peasants none: captures B2 B6'] },
      wrong: { condottieri: ['B1 red sees merchants B2 B6 and peasants none: captures B6'] },
    },
    {
      why: 'a neutral ally is nobody’s, and not spared',
      players: ALLIED,
      rulings: { allyPieces: 'neutral' },
      placement: { B1: 'red condottiere', B2: 'yellow merchant', B6: 'green merchant' },
    },
    {
      why: 'its own still count when the groups are compared',
      placement: { B1: 'red condottiere', B2: 'red merchant', B6: 'green peasant' },
    },
  ],
} as const satisfies MisreadingRows;

describe.each(citing(ROWS))('$rule: $misreading', ({ misreading, rows }) => {
  test.each(rows)('$why', (row) => expectMisread(misreading, row));
});
