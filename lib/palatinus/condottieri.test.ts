/** Step a) of a hill: golden tables for capturing, fleeing and sharing out. testing.ts lists which fields touch. */

import { describe, expect, test } from 'vitest';
import type { Letter, RuleId } from '.';
import { countedLines, type Placement, table } from './testing';

interface Row {
  /** The paragraph it tests. */
  readonly rule: RuleId;
  readonly why: string;
  readonly placement: Placement;
  readonly hill?: Letter;
  readonly condottieri: readonly string[];
  readonly captures: readonly string[];
}

const theLargerGroup: readonly Row[] = [
  {
    rule: 'capture',
    why: 'more merchants than peasants: it captures all the merchants',
    placement: { A1: 'red condottiere', A2: 'green merchant', A6: 'blue merchant', B4: 'green peasant' },
    condottieri: ['A1 red sees merchants A2 A6 and peasants B4: captures A2 A6'],
    captures: ['A2 green merchant: inhabitant to 0 by A1', 'A6 blue merchant: inhabitant to 0 by A1'],
  },
  {
    rule: 'capture',
    why: 'more peasants than merchants: it captures all the peasants',
    placement: { A1: 'red condottiere', A2: 'green peasant', A6: 'blue peasant', B4: 'green merchant' },
    condottieri: ['A1 red sees merchants B4 and peasants A2 A6: captures A2 A6'],
    captures: ['A2 green peasant: inhabitant to 0 by A1', 'A6 blue peasant: inhabitant to 0 by A1'],
  },
  {
    rule: 'capture',
    why: 'one merchant and no peasant is a larger group',
    placement: { A1: 'red condottiere', A2: 'green merchant' },
    condottieri: ['A1 red sees merchants A2 and peasants none: captures A2'],
    captures: ['A2 green merchant: inhabitant to 0 by A1'],
  },
  {
    rule: 'capture',
    why: 'one peasant and no merchant is a larger group',
    placement: { A1: 'red condottiere', A2: 'green peasant' },
    condottieri: ['A1 red sees merchants none and peasants A2: captures A2'],
    captures: ['A2 green peasant: inhabitant to 0 by A1'],
  },
  {
    rule: 'own-people-too',
    why: 'whatever their colour, its owner’s included',
    placement: { A1: 'red condottiere', A2: 'red merchant', A6: 'blue merchant' },
    condottieri: ['A1 red sees merchants A2 A6 and peasants none: captures A2 A6'],
    captures: ['A2 red merchant: inhabitant to 0 by A1', 'A6 blue merchant: inhabitant to 0 by A1'],
  },
  {
    rule: 'beside',
    why: 'on all fields adjacent to it, also those around other hills',
    placement: { A1: 'red condottiere', B4: 'green peasant', B5: 'blue peasant', G3: 'blue merchant' },
    condottieri: ['A1 red sees merchants G3 and peasants B4 B5: captures B4 B5'],
    captures: ['B4 green peasant: inhabitant to 0 by A1', 'B5 blue peasant: inhabitant to 0 by A1'],
  },
  {
    rule: 'beside',
    why: 'one step further is not adjacent, though it is around the same hill',
    placement: { A1: 'red condottiere', A2: 'green merchant', A3: 'green peasant', A5: 'green peasant' },
    condottieri: ['A1 red sees merchants A2 and peasants none: captures A2'],
    captures: ['A2 green merchant: inhabitant to 0 by A1'],
  },
];

const fleeing: readonly Row[] = [
  {
    rule: 'flee',
    why: 'as many merchants as peasants, one each: it flees',
    placement: { A1: 'red condottiere', A2: 'green merchant', A6: 'blue peasant' },
    condottieri: ['A1 red sees merchants A2 and peasants A6: flees'],
    captures: [],
  },
  {
    rule: 'flee',
    why: 'as many merchants as peasants, two each: it flees',
    placement: {
      A1: 'red condottiere',
      A2: 'green merchant',
      A6: 'red peasant',
      B4: 'blue merchant',
      G3: 'red peasant',
    },
    condottieri: ['A1 red sees merchants A2 B4 and peasants A6 G3: flees'],
    captures: [],
  },
  {
    rule: 'lone-condottiere',
    why: 'nobody beside it, and none is as many as none: it flees',
    placement: { A1: 'red condottiere' },
    condottieri: ['A1 red sees merchants none and peasants none: flees'],
    captures: [],
  },
  {
    rule: 'judged',
    why: 'condottieri neither capture nor count each other',
    placement: { A1: 'red condottiere', A2: 'green condottiere', A6: 'blue merchant' },
    condottieri: [
      'A1 red sees merchants A6 and peasants none: captures A6',
      'A2 green sees merchants none and peasants none: flees',
    ],
    captures: ['A6 blue merchant: inhabitant to 0 by A1'],
  },
];

const whoseTurn: readonly Row[] = [
  {
    rule: 'judged',
    why: 'a hill without condottieri',
    placement: { A2: 'green merchant', A3: 'green peasant' },
    condottieri: [],
    captures: [],
  },
  {
    rule: 'judged',
    why: 'only the condottieri on this hill’s six fields act',
    placement: { B4: 'red condottiere', A1: 'green merchant' },
    condottieri: [],
    captures: [],
  },
  {
    rule: 'judged',
    why: 'a condottiere acts at its own hill, on what stands around an earlier one',
    placement: { B4: 'red condottiere', A1: 'green merchant' },
    hill: 'B',
    condottieri: ['B4 red sees merchants A1 and peasants none: captures A1'],
    captures: ['A1 green merchant: inhabitant to 0 by B4'],
  },
  {
    rule: 'gone',
    why: 'a captive of hill A is not there for a condottiere of hill B',
    placement: { A1: 'red condottiere', B4: 'blue merchant', B5: 'green condottiere' },
    hill: 'B',
    condottieri: ['B5 green sees merchants none and peasants none: flees'],
    captures: [],
  },
  {
    rule: 'capture',
    why: 'it stays on the board: after capturing, but it acts only once',
    placement: { A1: 'red condottiere', A2: 'blue merchant', B5: 'green peasant' },
    hill: 'B',
    condottieri: [],
    captures: [],
  },
  {
    rule: 'judged',
    why: 'in order from the arrow: field 6 of the last hill is looked at, too',
    placement: { G6: 'blue condottiere', G1: 'red condottiere', G5: 'red peasant' },
    hill: 'G',
    condottieri: [
      'G1 red sees merchants none and peasants none: flees',
      'G6 blue sees merchants none and peasants G5: captures G5',
    ],
    captures: ['G5 red peasant: inhabitant to 2 by G6'],
  },
];

const sharing: readonly Row[] = [
  {
    rule: 'shared-captive',
    why: 'two capture the same inhabitant: the first from the arrow takes it, the other owner a disc',
    placement: { A1: 'red condottiere', A2: 'blue merchant', A3: 'green condottiere' },
    condottieri: [
      'A1 red sees merchants A2 and peasants none: captures A2',
      'A3 green sees merchants A2 and peasants none: captures A2',
    ],
    captures: ['A2 blue merchant: inhabitant to 0 by A1, disc to 1 by A3'],
  },
  {
    rule: 'shared-captive',
    why: 'the first from the arrow is the one on field 1, though 6 lies before it',
    placement: { A6: 'green condottiere', A1: 'red condottiere', G3: 'blue merchant' },
    condottieri: [
      'A1 red sees merchants G3 and peasants none: captures G3',
      'A6 green sees merchants G3 and peasants none: captures G3',
    ],
    captures: ['G3 blue merchant: inhabitant to 0 by A1, disc to 1 by A6'],
  },
  {
    rule: 'same-time',
    why: 'all are judged on the same position: what one captures still counts for the other',
    placement: { A1: 'red condottiere', A2: 'blue merchant', A3: 'green condottiere', A4: 'blue peasant' },
    condottieri: [
      'A1 red sees merchants A2 and peasants none: captures A2',
      'A3 green sees merchants A2 and peasants A4: flees',
    ],
    captures: ['A2 blue merchant: inhabitant to 0 by A1'],
  },
  {
    rule: 'captive',
    why: 'captives stand in order of their fields, whoever took them',
    placement: { A1: 'red condottiere', G3: 'blue merchant', A3: 'green condottiere', C5: 'red peasant' },
    condottieri: [
      'A1 red sees merchants G3 and peasants none: captures G3',
      'A3 green sees merchants none and peasants C5: captures C5',
    ],
    captures: ['C5 red peasant: inhabitant to 1 by A3', 'G3 blue merchant: inhabitant to 0 by A1'],
  },
];

describe.each([
  { subject: 'the larger group', rows: theLargerGroup },
  { subject: 'fleeing', rows: fleeing },
  { subject: 'whose turn it is', rows: whoseTurn },
  { subject: 'captured by several', rows: sharing },
])('$subject', ({ rows }) => {
  test.each(rows)('$rule: $why', ({ placement, hill = 'A', condottieri, captures }) => {
    expect(countedLines(table(placement), hill)).toMatchObject({ condottieri, captures });
  });
});

describe('after step a)', () => {
  test('gone: captives and fugitives have left, a captor has stayed', () => {
    const placement: Placement = {
      A1: 'red condottiere',
      A2: 'green merchant',
      A4: 'green condottiere',
      A6: 'blue merchant',
    };
    expect(countedLines(table(placement), 'A').influence).toStrictEqual([
      'A1 red condottiere for 0: nothing = 0',
    ]);
  });
});
