/** Step b) of a hill: golden tables for influence and control. testing.ts lists which fields touch. */

import { describe, expect, test } from 'vitest';
import type { FieldName, Letter, RuleId } from '.';
import { controlOf, totalsOf } from './influence';
import { countedLines, type Placement, table, tellControl } from './testing';

interface Row {
  /** The paragraph it tests. */
  readonly rule: RuleId;
  readonly why: string;
  readonly placement: Placement;
  readonly springs?: readonly FieldName[];
  readonly hill: Letter;
  readonly influence: readonly string[];
  readonly totals: readonly number[];
  readonly outcome: string;
}

const merchants: readonly Row[] = [
  {
    rule: 'merchant',
    why: 'an adjacent merchant is worth 1, whatever its colour',
    placement: { B1: 'red merchant', B2: 'green merchant', B6: 'red merchant' },
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
    rule: 'merchant',
    why: 'an adjacent peasant is worth 2',
    placement: { B1: 'red merchant', B2: 'green peasant' },
    hill: 'B',
    influence: ['B1 red merchant for 0: B2 peasant 2 = 2', 'B2 green peasant for 1: B3 empty-field 2 = 2'],
    totals: [2, 2, 0],
    outcome: 'tied by 0 1',
  },
  {
    rule: 'merchant',
    why: 'an adjacent condottiere is worth 3, also around another hill',
    placement: { A1: 'red merchant', B5: 'green condottiere' },
    hill: 'A',
    influence: ['A1 red merchant for 0: B5 condottiere 3 = 3'],
    totals: [3, 0, 0],
    outcome: 'won by 0',
  },
  {
    rule: 'merchant',
    why: 'from all the fields adjacent to it, in order of the fields',
    placement: { A1: 'blue merchant', G3: 'red merchant', B4: 'blue condottiere', B5: 'red peasant' },
    hill: 'A',
    influence: ['A1 blue merchant for 2: B4 condottiere 3 + B5 peasant 2 + G3 merchant 1 = 6'],
    totals: [0, 0, 6],
    outcome: 'won by 2',
  },
  {
    rule: 'merchant',
    why: 'springs and empty fields are nothing to it',
    placement: { B1: 'red merchant', B3: 'green merchant' },
    springs: ['B1', 'B2', 'B6'],
    hill: 'B',
    influence: ['B1 red merchant for 0: nothing = 0', 'B3 green merchant for 1: nothing = 0'],
    totals: [0, 0, 0],
    outcome: 'unclaimed',
  },
];

const peasants: readonly Row[] = [
  {
    rule: 'peasant',
    why: '2 for each adjacent empty field; hills and the edge of the board are not fields',
    placement: { B1: 'red peasant' },
    hill: 'B',
    influence: ['B1 red peasant for 0: B2 empty-field 2 + B6 empty-field 2 = 4'],
    totals: [4, 0, 0],
    outcome: 'won by 0',
  },
  {
    rule: 'beside',
    why: 'empty fields around other hills count, too',
    placement: { A1: 'red peasant' },
    hill: 'A',
    influence: [
      'A1 red peasant for 0: A2 empty-field 2 + A6 empty-field 2 + B4 empty-field 2 + B5 empty-field 2 + G3 empty-field 2 = 10',
    ],
    totals: [10, 0, 0],
    outcome: 'won by 0',
  },
  {
    rule: 'peasant',
    why: 'nothing for an occupied field without a spring',
    placement: {
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
    rule: 'peasant',
    why: '2 for an adjacent spring, occupied or not',
    placement: { B1: 'red peasant', B2: 'red merchant' },
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
    rule: 'own-spring',
    why: '2 for a spring on its own field, named in its place among the others',
    placement: { B2: 'red peasant', B1: 'red merchant', B3: 'green merchant' },
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
    rule: 'beside',
    why: 'a spring two steps away is nothing to it',
    placement: { B1: 'red peasant', B2: 'red merchant', B6: 'red merchant' },
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
    rule: 'condottiere-earns-nothing',
    why: 'nothing, though it stands on a spring among many',
    placement: { B1: 'red condottiere', B2: 'green merchant' },
    springs: ['B1', 'B6'],
    hill: 'B',
    influence: ['B1 red condottiere for 0: nothing = 0'],
    totals: [0, 0, 0],
    outcome: 'unclaimed',
  },
  {
    rule: 'from-the-arrow',
    why: 'only who stands on this hill’s own fields earns',
    placement: { A1: 'red peasant', B1: 'green peasant' },
    hill: 'C',
    influence: [],
    totals: [0, 0, 0],
    outcome: 'unclaimed',
  },
  {
    rule: 'gone',
    why: 'whoever was captured before neither earns nor is earned from, and leaves an empty field',
    placement: {
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
    rule: 'control',
    why: 'influence starts again at zero for each hill',
    placement: { A1: 'red peasant', G1: 'green merchant', G2: 'blue merchant' },
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
  test.each(rows)('$rule: $why', ({ placement, springs = [], hill, influence, totals, outcome }) => {
    const { influence: lines, ...rest } = countedLines(table(placement, { springs }), hill);
    expect(lines).toStrictEqual(influence);
    expect(rest).toMatchObject({ totals, outcome });
  });
});

describe('control', () => {
  test.each([
    {
      totals: [7, 8, 0, 0, 0],
      control: 'won by 1',
      rule: 'control',
      why: 'rulebook example: red 7, yellow 8',
    },
    { totals: [1, 0], control: 'won by 0', rule: 'control', why: 'most influence, be it 1' },
    { totals: [3, 3], control: 'tied by 0 1', rule: 'tie', why: 'tied for most' },
    {
      totals: [2, 9, 1, 9, 9],
      control: 'tied by 1 3 4',
      rule: 'tie',
      why: 'three tied for most, the others are not',
    },
    { totals: [5, 5, 6], control: 'won by 2', rule: 'control', why: 'a tie for second place is no tie' },
    { totals: [0, 0, 0], control: 'unclaimed', rule: 'unclaimed', why: 'nobody has any influence' },
  ])('$rule: $totals is $control, $why', ({ totals, control }) => {
    expect(tellControl(controlOf(totals))).toBe(control);
  });

  test('control: totals add up what each player’s inhabitants earned, without those that count for nobody', () => {
    const earned = (player: number | null, points: number) =>
      ({ at: 'A1', people: 'red', kind: 'peasant', player, sources: [], points }) as const;
    expect(totalsOf([earned(1, 4), earned(null, 9), earned(0, 3), earned(1, 2)], 3)).toStrictEqual([3, 6, 0]);
  });
});
