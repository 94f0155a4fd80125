/**
 * Misreadings of step b): for each, a table where it changes the count and how, one where it must change nothing, and
 * an edge case. testing.ts lists which fields touch.
 */

import { describe, expect, test } from 'vitest';
import { misread, score } from '.';
import { table, tellRow } from './testing';
import { citing, expectMisread, type MisreadingRows } from './testing-misreadings';

const ROWS = {
  'merchants-skip-own': [
    {
      why: 'a merchant leaves out its own colour, of whatever kind, and nobody else',
      placement: { A1: 'red merchant', B4: 'red condottiere', A2: 'red peasant', A6: 'blue merchant' },
      right: {
        influence: [
          'A1 red merchant for 0: A2 peasant 2 + A6 merchant 1 + B4 condottiere 3 = 6',
          'A2 red peasant for 0: A3 empty-field 2 + C5 empty-field 2 + C6 empty-field 2 = 6',
          'A6 blue merchant for 2: A1 merchant 1 = 1',
        ],
      },
      wrong: {
        influence: [
          'A1 red merchant for 0: A6 merchant 1 = 1',
          'A2 red peasant for 0: A3 empty-field 2 + C5 empty-field 2 + C6 empty-field 2 = 6',
          'A6 blue merchant for 2: A1 merchant 1 = 1',
        ],
      },
    },
    {
      why: 'an ally is another colour',
      players: [{ people: 'red', ally: 'yellow' }, { people: 'green' }],
      placement: { B1: 'red merchant', B2: 'yellow merchant' },
    },
    {
      why: 'a peasant counts the spring under its own colour all the same',
      placement: { B1: 'red peasant', B2: 'red peasant' },
      springs: ['B1', 'B2'],
    },
  ],

  'merchant-peasant-swapped': [
    {
      why: 'a merchant is worth 2 and a peasant 1; a condottiere is worth 3 as ever',
      placement: { A1: 'red merchant', B4: 'blue condottiere', B5: 'blue merchant', G3: 'blue peasant' },
      right: { influence: ['A1 red merchant for 0: B4 condottiere 3 + B5 merchant 1 + G3 peasant 2 = 6'] },
      wrong: { influence: ['A1 red merchant for 0: B4 condottiere 3 + B5 merchant 2 + G3 peasant 1 = 6'] },
    },
    {
      why: 'and the hill changes hands',
      placement: {
        B1: 'red merchant',
        B6: 'red merchant',
        B3: 'green merchant',
        C1: 'blue peasant',
        C6: 'blue merchant',
      },
      hill: 'B',
      right: { totals: [1 + 1, 2 + 1, 0], outcome: 'won by 1' },
      wrong: { totals: [2 + 2, 1 + 2, 0], outcome: 'won by 0' },
    },
    {
      why: 'merchants beside condottieri only, no difference',
      placement: { A1: 'red merchant', B5: 'blue condottiere', D3: 'green peasant' },
      springs: ['D2'],
    },
  ],

  'condottieri-count-nothing': [
    {
      why: 'a merchant does not count a condottiere',
      placement: { A1: 'red merchant', B4: 'blue condottiere', B5: 'blue merchant' },
      right: { influence: ['A1 red merchant for 0: B4 condottiere 3 + B5 merchant 1 = 4'] },
      wrong: { influence: ['A1 red merchant for 0: B5 merchant 1 = 1'] },
    },
    {
      why: 'with nothing else beside it, nobody has any influence',
      placement: { A1: 'red merchant', B4: 'blue condottiere' },
      right: { outcome: 'won by 0' },
      wrong: { influence: ['A1 red merchant for 0: nothing = 0'], outcome: 'unclaimed' },
    },
    {
      why: 'no merchant beside a condottiere, no difference',
      placement: { A1: 'red peasant', B4: 'blue condottiere', B2: 'green merchant' },
      springs: ['B4'],
    },
  ],

  'own-spring-forgotten': [
    {
      why: 'the spring under a peasant’s feet is forgotten, the one beside it is not',
      placement: { B1: 'red peasant', B2: 'blue merchant', B6: 'blue merchant' },
      springs: ['B1', 'B2'],
      hill: 'B',
      right: {
        influence: [
          'B1 red peasant for 0: B1 own-spring 2 + B2 spring 2 = 4',
          'B2 blue merchant for 2: B1 peasant 2 = 2',
          'B6 blue merchant for 2: B1 peasant 2 = 2',
        ],
        outcome: 'tied by 0 2',
      },
      wrong: {
        influence: [
          'B1 red peasant for 0: B2 spring 2 = 2',
          'B2 blue merchant for 2: B1 peasant 2 = 2',
          'B6 blue merchant for 2: B1 peasant 2 = 2',
        ],
        outcome: 'won by 2',
      },
    },
    { why: 'a merchant on a spring', placement: { B1: 'red merchant', B2: 'blue peasant' }, springs: ['B1'] },
    { why: 'a peasant beside a spring', placement: { B1: 'red peasant' }, springs: ['B2'] },
  ],

  'occupied-springs-forgotten': [
    {
      why: 'a spring with somebody on it is forgotten, an empty one is not',
      placement: { B1: 'red peasant', B2: 'blue merchant' },
      springs: ['B2', 'B6'],
      hill: 'B',
      right: {
        influence: [
          'B1 red peasant for 0: B2 spring 2 + B6 empty-field 2 + B6 spring 2 = 6',
          'B2 blue merchant for 2: B1 peasant 2 = 2',
        ],
      },
      wrong: {
        influence: [
          'B1 red peasant for 0: B6 empty-field 2 + B6 spring 2 = 4',
          'B2 blue merchant for 2: B1 peasant 2 = 2',
        ],
      },
    },
    { why: 'the own spring is not forgotten', placement: { B1: 'red peasant' }, springs: ['B1'] },
    {
      why: 'a captive has left its spring when the hill is counted',
      placement: { B2: 'blue merchant', B1: 'red condottiere', B3: 'green peasant' },
      springs: ['B2'],
    },
  ],

  'empty-field-worth-one': [
    {
      why: 'an empty field is worth 1, a spring 2 as ever',
      placement: { B1: 'red peasant' },
      springs: ['B1', 'B6'],
      hill: 'B',
      right: {
        influence: [
          'B1 red peasant for 0: B1 own-spring 2 + B2 empty-field 2 + B6 empty-field 2 + B6 spring 2 = 8',
        ],
      },
      wrong: {
        influence: [
          'B1 red peasant for 0: B1 own-spring 2 + B2 empty-field 1 + B6 empty-field 1 + B6 spring 2 = 6',
        ],
      },
    },
    {
      why: 'an empty spring that counts as a spring only is worth 2 as ever',
      placement: { B1: 'red peasant', B2: 'red merchant' },
      springs: ['B6'],
      rulings: { emptySpring: 'spring' },
    },
    {
      why: 'merchants earn nothing from empty fields',
      placement: { B1: 'red merchant', B2: 'blue merchant' },
    },
  ],
} as const satisfies MisreadingRows;

describe.each(citing(ROWS))('$rule: $misreading', ({ misreading, rows }) => {
  test.each(rows)('$why', (row) => expectMisread(misreading, row));
});

describe('tie: ties-take-token, ties-take-nothing', () => {
  /** Red and blue tie for hill G, whose token is worth 5; green has influence, too, but less. */
  const tied = table({ G1: 'red peasant', G6: 'blue peasant', B1: 'green peasant', B2: 'green merchant' });

  test.each([
    {
      misreading: [],
      gained: 'discs 2, tokens none = 2 points, 1 items',
      why: 'by the rules, a disc worth 2',
    },
    {
      misreading: ['ties-take-token'],
      gained: 'discs none, tokens 5 = 5 points, 1 items',
      why: 'the token’s value',
    },
    {
      misreading: ['ties-take-nothing'],
      gained: 'discs none, tokens none = 0 points, 0 items',
      why: 'nothing',
    },
    {
      misreading: ['ties-take-token', 'ties-take-nothing'],
      gained: 'discs none, tokens none = 0 points, 0 items',
      why: 'misread twice, nothing is left',
    },
  ] as const)('$misreading: both who tie take $gained ($why)', ({ misreading, gained }) => {
    const { tally, hills } = score(tied, misread(misreading));
    expect(tally.map(tellRow)).toStrictEqual([
      `0: 0 captives, ${gained}`,
      '1: 0 captives, discs none, tokens 3 = 3 points, 1 items',
      `2: 0 captives, ${gained}`,
    ]);
    expect(hills).toStrictEqual(score(tied).hills);
  });

  test.each([
    { why: 'a hill won by one', placement: { B1: 'red peasant' } },
    { why: 'a hill nobody has influence on', placement: { B1: 'red merchant' } },
    {
      why: 'discs from captures',
      placement: { A1: 'red condottiere', A2: 'blue peasant', A3: 'green condottiere' },
    },
  ] as const)('$why: no difference', ({ placement }) => {
    const game = table(placement);
    expect(score(game, misread(['ties-take-token']))).toStrictEqual(score(game));
    expect(score(game, misread(['ties-take-nothing']))).toStrictEqual(score(game));
  });
});
