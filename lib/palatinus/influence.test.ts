/** Step b) of a hill: golden tables for influence and control. See testing.ts for what touches what. */

import { describe, expect, test } from 'vitest';
import type { FieldName, Letter } from '.';
import { controlOf, totalsOf } from './influence';
import { type Standing, table, tellControl, told } from './testing';

interface Row {
  readonly why: string;
  readonly standing: Standing;
  readonly springs?: readonly FieldName[];
  readonly hill: Letter;
  readonly influence: readonly string[];
  readonly totals: readonly number[];
  readonly outcome: string;
}

const merchants: readonly Row[] = [
  {
    why: 'merchant: an adjacent merchant is worth 1, whatever its colour',
    standing: { B1: 'red merchant', B2: 'green merchant', B6: 'red merchant' },
    hill: 'B',
    influence: [
      'B1 red merchant for 0: B2 merchant 1 + B6 merchant 1 = 2',
      'B2 green merchant for 1: B1 merchant 1 = 1',
      'B6 red merchant for 0: B1 merchant 1 = 1',
    ],
    totals: [3, 1, 0],
    outcome: 'won by 0',
  },
  {
    why: 'merchant: an adjacent peasant is worth 2',
    standing: { B1: 'red merchant', B2: 'green peasant' },
    hill: 'B',
    influence: ['B1 red merchant for 0: B2 peasant 2 = 2', 'B2 green peasant for 1: B3 empty-field 2 = 2'],
    totals: [2, 2, 0],
    outcome: 'tied by 0 1',
  },
  {
    why: 'merchant: an adjacent condottiere is worth 3, also around another hill',
    standing: { A1: 'red merchant', B5: 'green condottiere' },
    hill: 'A',
    influence: ['A1 red merchant for 0: B5 condottiere 3 = 3'],
    totals: [3, 0, 0],
    outcome: 'won by 0',
  },
  {
    why: 'merchant: from all the fields adjacent to it, in order of the fields',
    standing: { A1: 'blue merchant', G3: 'red merchant', B4: 'blue condottiere', B5: 'red peasant' },
    hill: 'A',
    influence: ['A1 blue merchant for 2: B4 condottiere 3 + B5 peasant 2 + G3 merchant 1 = 6'],
    totals: [0, 0, 6],
    outcome: 'won by 2',
  },
  {
    why: 'merchant: springs and empty fields are nothing to it',
    standing: { B1: 'red merchant', B3: 'green merchant' },
    springs: ['B1', 'B2', 'B6'],
    hill: 'B',
    influence: ['B1 red merchant for 0: nothing = 0', 'B3 green merchant for 1: nothing = 0'],
    totals: [0, 0, 0],
    outcome: 'unclaimed',
  },
];

const peasants: readonly Row[] = [
  {
    why: 'peasant: 2 for each adjacent empty field; hills and the edge of the board are not fields',
    standing: { B1: 'red peasant' },
    hill: 'B',
    influence: ['B1 red peasant for 0: B2 empty-field 2 + B6 empty-field 2 = 4'],
    totals: [4, 0, 0],
    outcome: 'won by 0',
  },
  {
    why: 'peasant: empty fields around other hills count, too',
    standing: { A1: 'red peasant' },
    hill: 'A',
    influence: [
      'A1 red peasant for 0: A2 empty-field 2 + A6 empty-field 2 + B4 empty-field 2 + B5 empty-field 2 + G3 empty-field 2 = 10',
    ],
    totals: [10, 0, 0],
    outcome: 'won by 0',
  },
  {
    why: 'peasant: nothing for an occupied field without a spring',
    standing: {
      B1: 'red peasant',
      B2: 'red merchant',
      B6: 'green peasant',
      B5: 'blue peasant',
      G2: 'blue peasant',
    },
    hill: 'B',
    influence: [
      'B1 red peasant for 0: nothing = 0',
      'B2 red merchant for 0: B1 peasant 2 = 2',
      'B5 blue peasant for 2: A1 empty-field 2 + B4 empty-field 2 + G3 empty-field 2 = 6',
      'B6 green peasant for 1: nothing = 0',
    ],
    totals: [2, 0, 6],
    outcome: 'won by 2',
  },
  {
    why: 'peasant: 2 for an adjacent spring, occupied or not',
    standing: { B1: 'red peasant', B2: 'red merchant' },
    springs: ['B2', 'B6'],
    hill: 'B',
    influence: [
      'B1 red peasant for 0: B2 spring 2 + B6 empty-field 2 + B6 spring 2 = 6',
      'B2 red merchant for 0: B1 peasant 2 = 2',
    ],
    totals: [8, 0, 0],
    outcome: 'won by 0',
  },
  {
    why: 'peasant: 2 for a spring on its own field, told in its place among the others',
    standing: { B2: 'red peasant', B1: 'red merchant', B3: 'green merchant' },
    springs: ['B1', 'B2', 'B3'],
    hill: 'B',
    influence: [
      'B1 red merchant for 0: B2 peasant 2 = 2',
      'B2 red peasant for 0: B1 spring 2 + B2 own-spring 2 + B3 spring 2 = 6',
      'B3 green merchant for 1: B2 peasant 2 = 2',
    ],
    totals: [8, 2, 0],
    outcome: 'won by 0',
  },
  {
    why: 'peasant: a spring two steps away is nothing to it',
    standing: { B1: 'red peasant', B2: 'red merchant', B6: 'red merchant' },
    springs: ['B3', 'B5'],
    hill: 'B',
    influence: [
      'B1 red peasant for 0: nothing = 0',
      'B2 red merchant for 0: B1 peasant 2 = 2',
      'B6 red merchant for 0: B1 peasant 2 = 2',
    ],
    totals: [4, 0, 0],
    outcome: 'won by 0',
  },
];

const hills: readonly Row[] = [
  {
    why: 'condottiere: nothing, though it stands on a spring among many',
    standing: { B1: 'red condottiere', B2: 'green merchant' },
    springs: ['B1', 'B6'],
    hill: 'B',
    influence: ['B1 red condottiere for 0: nothing = 0'],
    totals: [0, 0, 0],
    outcome: 'unclaimed',
  },
  {
    why: 'b) only who stands on this hill’s own fields earns',
    standing: { A1: 'red peasant', B1: 'green peasant' },
    hill: 'C',
    influence: [],
    totals: [0, 0, 0],
    outcome: 'unclaimed',
  },
  {
    why: 'b) whoever was captured before neither earns nor is earned from, and leaves an empty field',
    standing: {
      A1: 'red condottiere',
      B4: 'blue merchant',
      B3: 'green peasant',
      B2: 'green merchant',
      C1: 'blue merchant',
    },
    hill: 'B',
    influence: [
      'B2 green merchant for 1: B3 peasant 2 = 2',
      'B3 green peasant for 1: B4 empty-field 2 + C6 empty-field 2 = 4',
    ],
    totals: [0, 6, 0],
    outcome: 'won by 1',
  },
  {
    why: 'b) influence starts again at zero for each hill',
    standing: { A1: 'red peasant', G1: 'green merchant', G2: 'blue merchant' },
    hill: 'G',
    influence: ['G1 green merchant for 1: G2 merchant 1 = 1', 'G2 blue merchant for 2: G1 merchant 1 = 1'],
    totals: [0, 1, 1],
    outcome: 'tied by 1 2',
  },
];

describe.each([
  { subject: 'merchants', rows: merchants },
  { subject: 'peasants', rows: peasants },
  { subject: 'around a hill', rows: hills },
])('$subject', ({ rows }) => {
  test.each(rows)('$why', ({ standing, springs = [], hill, influence, totals, outcome }) => {
    const { influence: lines, ...rest } = told(table(standing, { springs }), hill);
    expect(lines).toStrictEqual(influence);
    expect(rest).toMatchObject({ totals, outcome });
  });
});

describe('control', () => {
  test.each([
    { totals: [7, 8, 0, 0, 0], control: 'won by 1', why: 'rulebook example: red 7, yellow 8' },
    { totals: [1, 0], control: 'won by 0', why: 'most influence, be it 1' },
    { totals: [3, 3], control: 'tied by 0 1', why: 'tied for most' },
    { totals: [2, 9, 1, 9, 9], control: 'tied by 1 3 4', why: 'three tied for most, the others are not' },
    { totals: [5, 5, 6], control: 'won by 2', why: 'a tie for second place is no tie' },
    { totals: [0, 0, 0], control: 'unclaimed', why: 'nobody has any influence' },
  ])('$totals is $control: $why', ({ totals, control }) => {
    expect(tellControl(controlOf(totals))).toBe(control);
  });

  test('totals add up what each player’s inhabitants earned, and leave out what is nobody’s', () => {
    const earned = (player: number | null, points: number) =>
      ({ at: 'A1', people: 'red', kind: 'peasant', player, sources: [], points }) as const;
    expect(totalsOf([earned(1, 4), earned(null, 9), earned(0, 3), earned(1, 2)], 3)).toStrictEqual([3, 6, 0]);
  });
});
