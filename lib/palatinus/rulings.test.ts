/** What tables argue about: every answer to every question, in cases where it matters and where it must not. */

import { describe, expect, test } from 'vitest';
import {
  ALL_RULINGS,
  DEFAULT_RULINGS,
  RULING_KEYS,
  RULINGS,
  type RuleId,
  type RulingKey,
  type Rulings,
  score,
} from '.';
import { countedLines, type HillLines, type Placement, type TableOptions, table, tellRow } from './testing';

const TWO_WITH_ALLIES: TableOptions['players'] = [
  { people: 'red', ally: 'yellow' },
  { people: 'green', ally: 'purple' },
];

describe('the questions', () => {
  test('are the five of the rules, the default answer first', () => {
    expect(RULINGS).toStrictEqual({
      emptySpring: ['both', 'spring'],
      loneCondottiere: ['flees', 'stays'],
      doubleCaptureByOnePlayer: ['once', 'disc'],
      tieBreak: ['items', 'tokens-first', 'discs-first', 'none'],
      allyPieces: ['own', 'neutral'],
    });
    for (const key of RULING_KEYS) expect(DEFAULT_RULINGS[key]).toBe(RULINGS[key][0]);
  });

  test('can be answered together in 64 different ways, the defaults first', () => {
    expect(new Set(ALL_RULINGS.map((rulings) => JSON.stringify(rulings))).size).toBe(64);
    expect(ALL_RULINGS).toHaveLength(64);
    expect(ALL_RULINGS[0]).toStrictEqual(DEFAULT_RULINGS);
    for (const rulings of ALL_RULINGS) expect(Object.keys(rulings)).toStrictEqual(RULING_KEYS);
  });
});

interface Row extends Omit<TableOptions, 'rulings'> {
  readonly why: string;
  readonly placement: Placement;
  readonly ruling: Partial<Rulings>;
  readonly expected: Partial<HillLines>;
}

const emptySprings: readonly Row[] = [
  {
    why: 'both: an adjacent spring that is also empty gives 2 + 2',
    ruling: { emptySpring: 'both' },
    placement: { B1: 'red peasant', B2: 'red merchant' },
    springs: ['B6'],
    expected: {
      influence: [
        'B1 red peasant for 0: B6 empty-field 2 + B6 spring 2 = 4',
        'B2 red merchant for 0: B1 peasant 2 = 2',
      ],
    },
  },
  {
    why: 'spring: it gives only 2, for the spring',
    ruling: { emptySpring: 'spring' },
    placement: { B1: 'red peasant', B2: 'red merchant' },
    springs: ['B6'],
    expected: {
      influence: ['B1 red peasant for 0: B6 spring 2 = 2', 'B2 red merchant for 0: B1 peasant 2 = 2'],
    },
  },
  {
    why: 'spring: empty fields without a spring, occupied springs and the own spring give what they gave',
    ruling: { emptySpring: 'spring' },
    placement: { B1: 'red peasant', B2: 'red merchant' },
    springs: ['B1', 'B2'],
    expected: {
      influence: [
        'B1 red peasant for 0: B1 own-spring 2 + B2 spring 2 + B6 empty-field 2 = 6',
        'B2 red merchant for 0: B1 peasant 2 = 2',
      ],
    },
  },
];

const loneCondottieri: readonly Row[] = [
  {
    why: 'flees: nobody beside it, and none is as many as none',
    ruling: { loneCondottiere: 'flees' },
    placement: { B1: 'red condottiere' },
    expected: { condottieri: ['B1 red sees merchants none and peasants none: flees'], influence: [] },
  },
  {
    why: 'stays: with nobody to look at, it stays on the board',
    ruling: { loneCondottiere: 'stays' },
    placement: { B1: 'red condottiere' },
    expected: {
      condottieri: ['B1 red sees merchants none and peasants none: stays'],
      captures: [],
      influence: ['B1 red condottiere for 0: nothing = 0'],
    },
  },
  {
    why: 'stays: with another condottiere beside it, it is still alone',
    ruling: { loneCondottiere: 'stays' },
    placement: { B1: 'red condottiere', B2: 'green condottiere' },
    expected: {
      condottieri: [
        'B1 red sees merchants none and peasants none: stays',
        'B2 green sees merchants none and peasants none: stays',
      ],
    },
  },
  {
    why: 'stays: with one merchant and one peasant beside it, it flees all the same',
    ruling: { loneCondottiere: 'stays' },
    placement: { B1: 'red condottiere', B2: 'green merchant', B6: 'green peasant' },
    expected: { condottieri: ['B1 red sees merchants B2 and peasants B6: flees'] },
  },
  {
    why: 'stays: with anybody beside it who makes a larger group, it captures',
    ruling: { loneCondottiere: 'stays' },
    placement: { B1: 'red condottiere', B2: 'green merchant' },
    expected: { condottieri: ['B1 red sees merchants B2 and peasants none: captures B2'] },
  },
];

const doubleCaptures: readonly Row[] = [
  {
    why: 'once: two condottieri of one player take the inhabitant and nothing more',
    ruling: { doubleCaptureByOnePlayer: 'once' },
    placement: { B1: 'red condottiere', B2: 'green merchant', B3: 'red condottiere' },
    expected: { captures: ['B2 green merchant: inhabitant to 0 by B1, nothing to 0 by B3'] },
  },
  {
    why: 'disc: the second brings its owner a disc',
    ruling: { doubleCaptureByOnePlayer: 'disc' },
    placement: { B1: 'red condottiere', B2: 'green merchant', B3: 'red condottiere' },
    expected: { captures: ['B2 green merchant: inhabitant to 0 by B1, disc to 0 by B3'] },
  },
  {
    why: 'once: another player’s condottiere brings its owner a disc all the same',
    ruling: { doubleCaptureByOnePlayer: 'once' },
    placement: { B1: 'red condottiere', B2: 'green merchant', B3: 'blue condottiere' },
    expected: { captures: ['B2 green merchant: inhabitant to 0 by B1, disc to 2 by B3'] },
  },
  {
    why: 'once: a player’s two condottieri with different captives take both',
    ruling: { doubleCaptureByOnePlayer: 'once' },
    placement: { B1: 'red condottiere', B2: 'green merchant', B4: 'red condottiere', B5: 'blue merchant' },
    expected: {
      captures: ['B2 green merchant: inhabitant to 0 by B1', 'B5 blue merchant: inhabitant to 0 by B4'],
    },
  },
];

const allies: readonly Row[] = [
  {
    why: 'own: the ally’s pieces earn for the player who brought them',
    ruling: { allyPieces: 'own' },
    players: TWO_WITH_ALLIES,
    placement: { B1: 'yellow merchant', B2: 'purple merchant', B6: 'red peasant' },
    expected: {
      influence: [
        'B1 yellow merchant for 0: B2 merchant 1 + B6 peasant 2 = 3',
        'B2 purple merchant for 1: B1 merchant 1 = 1',
        'B6 red peasant for 0: B5 empty-field 2 + G2 empty-field 2 = 4',
      ],
      totals: [7, 1],
    },
  },
  {
    why: 'neutral: they earn for nobody, and still count as neighbours',
    ruling: { allyPieces: 'neutral' },
    players: TWO_WITH_ALLIES,
    placement: { B1: 'yellow merchant', B2: 'purple merchant', B6: 'red merchant' },
    expected: {
      influence: [
        'B1 yellow merchant for nobody: B2 merchant 1 + B6 merchant 1 = 2',
        'B2 purple merchant for nobody: B1 merchant 1 = 1',
        'B6 red merchant for 0: B1 merchant 1 = 1',
      ],
      totals: [1, 0],
    },
  },
  {
    why: 'neutral: where only they earn, nobody has any influence',
    ruling: { allyPieces: 'neutral' },
    players: TWO_WITH_ALLIES,
    placement: { B1: 'yellow peasant' },
    expected: {
      influence: ['B1 yellow peasant for nobody: B2 empty-field 2 + B6 empty-field 2 = 4'],
      totals: [0, 0],
      outcome: 'unclaimed',
    },
  },
  {
    why: 'neutral: they can be captured',
    ruling: { allyPieces: 'neutral' },
    players: TWO_WITH_ALLIES,
    placement: { B1: 'red condottiere', B2: 'yellow merchant', B6: 'purple merchant' },
    expected: {
      captures: ['B2 yellow merchant: inhabitant to 0 by B1', 'B6 purple merchant: inhabitant to 0 by B1'],
    },
  },
];

describe.each([
  { question: 'emptySpring', rule: 'empty-spring', rows: emptySprings },
  { question: 'loneCondottiere', rule: 'lone-condottiere', rows: loneCondottieri },
  { question: 'doubleCaptureByOnePlayer', rule: 'captured-twice', rows: doubleCaptures },
  { question: 'allyPieces', rule: 'ally-pieces', rows: allies },
] satisfies readonly { question: RulingKey; rule: RuleId; rows: readonly Row[] }[])(
  '$rule: $question',
  ({ rows }) => {
    test.each(rows)('$why', ({ placement, ruling, expected, ...options }) => {
      expect(countedLines(table(placement, { ...options, rulings: ruling }), 'B')).toMatchObject(expected);
    });
  },
);

describe('tie-breaks: tieBreak', () => {
  /** Hill B: red wins the token worth 3. Hill C: green and blue tie. Hill E: green captures one of blue's. */
  const placement: Placement = {
    B1: 'red peasant',
    C2: 'green merchant',
    C3: 'blue merchant',
    E4: 'green condottiere',
    E5: 'blue merchant',
  };

  test.each([
    { tieBreak: 'items', winners: [1], decidedBy: 'tie-break' },
    { tieBreak: 'tokens-first', winners: [0], decidedBy: 'tie-break' },
    { tieBreak: 'discs-first', winners: [1], decidedBy: 'tie-break' },
    { tieBreak: 'none', winners: [0, 1], decidedBy: 'shared' },
  ] as const)('$tieBreak: 3 points each, and $winners win', ({ tieBreak, winners, decidedBy }) => {
    const result = score(table(placement, { rulings: { tieBreak } }));
    expect(result.tally.map(tellRow)).toStrictEqual([
      '0: 0 captives, discs none, tokens 3 = 3 points, 1 items',
      '1: 1 captives, discs 2, tokens none = 3 points, 2 items',
      '2: 0 captives, discs 2, tokens none = 2 points, 1 items',
    ]);
    expect(result).toMatchObject({ winners, decidedBy });
  });
});
