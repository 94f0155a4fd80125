/** The steps of the lesson: for each idea a small position, and what is asked about it. */

import { type Epoch, FORUM, type Hill, type Markers, type Position, type RuleId } from '..';

export const IDEAS = [
  'strength',
  'second',
  'new-hill',
  'tied-first',
  'tied-second',
  'alone',
  'consul',
  'equal-votes',
  'knights',
] as const;
export type Idea = (typeof IDEAS)[number];

/** The question: a player's strength or points on a hill, or points for knights; or who is consul. */
export type Ask =
  | { readonly what: 'strength' | 'points' | 'knights'; readonly player: number }
  | { readonly what: 'consul' };

export interface StepPlan {
  readonly idea: Idea;
  readonly rule: RuleId;
  readonly epoch: Epoch;
  /** The hill, or the Forum for an election. Undefined for knights, which count wherever they stand. */
  readonly at?: Hill | typeof FORUM;
  readonly board: Position;
  readonly order?: readonly number[];
  readonly ask: Ask;
}

const plebeians = (...counts: readonly number[]): readonly Markers[] =>
  counts.map((plebeian) => ({ plebeian }));

export const PLANS: readonly StepPlan[] = [
  {
    idea: 'strength',
    rule: 'strength',
    epoch: 1,
    at: 'Palatinus',
    board: { Palatinus: [{ noble: 1, plebeian: 1 }, { plebeian: 2 }, { knight: 1 }] },
    ask: { what: 'strength', player: 0 },
  },
  {
    idea: 'second',
    rule: 'first-and-second',
    epoch: 1,
    at: 'Aventinus',
    board: { Aventinus: [{ centurion: 1, plebeian: 1 }, { noble: 1, knight: 1 }, { plebeian: 1 }] },
    ask: { what: 'points', player: 0 },
  },
  {
    idea: 'new-hill',
    rule: 'new-hill',
    epoch: 3,
    at: 'Caelius',
    board: { Caelius: [{ plebeian: 1 }, { knight: 1, plebeian: 2 }, { noble: 1 }] },
    ask: { what: 'points', player: 1 },
  },
  {
    idea: 'tied-first',
    rule: 'tied-first',
    epoch: 1,
    at: 'Palatinus',
    board: { Palatinus: [{ plebeian: 3 }, { noble: 1, centurion: 1 }, { plebeian: 1 }] },
    ask: { what: 'points', player: 0 },
  },
  {
    idea: 'tied-second',
    rule: 'tied-second',
    epoch: 1,
    at: 'Aventinus',
    board: { Aventinus: plebeians(3, 1, 1) },
    ask: { what: 'points', player: 2 },
  },
  {
    idea: 'alone',
    rule: 'nobody-second',
    epoch: 5,
    at: 'Viminalis',
    board: { Viminalis: [{}, { plebeian: 1 }, {}] },
    ask: { what: 'points', player: 1 },
  },
  {
    idea: 'consul',
    rule: 'election',
    epoch: 1,
    at: FORUM,
    board: { [FORUM]: [{ plebeian: 3 }, { noble: 2 }, { knight: 1 }] },
    ask: { what: 'consul' },
  },
  {
    idea: 'equal-votes',
    rule: 'equal-votes',
    epoch: 1,
    at: FORUM,
    board: { [FORUM]: plebeians(2, 1, 2) },
    order: [1, 2, 0],
    ask: { what: 'consul' },
  },
  {
    idea: 'knights',
    rule: 'knights',
    epoch: 1,
    board: {
      Aventinus: [{ knight: 2 }, {}, {}],
      Palatinus: [{ knight: 1 }, { knight: 1 }, {}],
      [FORUM]: [{ knight: 1 }, {}, { knight: 2 }],
    },
    ask: { what: 'knights', player: 0 },
  },
];
