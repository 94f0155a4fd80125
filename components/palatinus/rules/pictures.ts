/** Who stands where in the pictures of the rules. The engine counts them, so no result is written here. */

import type { FieldName, Gain, RuleId, RulingKey, Rulings } from '@/lib/palatinus';
import type { SmallTable } from './small-table';

export interface Picture extends SmallTable {
  /**
   * What is drawn: what the condottieri of hill A do, the influence of one inhabitant, or the neighbours of a field.
   */
  readonly shows: 'condottieri' | 'influence' | 'neighbours';
  /** The field it is about; a picture of all condottieri of hill A has none. */
  readonly at?: FieldName;
}

const CROWD = { A2: 'green merchant', A6: 'blue peasant', B5: 'blue merchant', G3: 'green peasant' } as const;

export const PICTURES: { readonly [Rule in RuleId]?: Picture } = {
  beside: { shows: 'neighbours', at: 'A1', placement: { A1: 'red peasant' } },
  flee: { shows: 'condottieri', placement: { ...CROWD, A1: 'red condottiere' } },
  capture: {
    shows: 'condottieri',
    placement: { A1: 'red condottiere', A2: 'green merchant', A6: 'green peasant', B5: 'blue peasant' },
  },
  'own-people-too': {
    shows: 'condottieri',
    placement: { A1: 'red condottiere', A2: 'red merchant', A6: 'green merchant', B5: 'blue peasant' },
  },
  // Green counts one of each although red captures one of them, because both count before anyone leaves.
  'same-time': {
    shows: 'condottieri',
    placement: { A1: 'red condottiere', B4: 'blue merchant', A2: 'green condottiere', A3: 'blue peasant' },
  },
  'shared-captive': {
    shows: 'condottieri',
    placement: { A1: 'red condottiere', A2: 'blue merchant', A3: 'green condottiere' },
  },
  merchant: {
    shows: 'influence',
    at: 'A1',
    placement: { A1: 'red merchant', A2: 'green merchant', A6: 'blue peasant', B5: 'green condottiere' },
  },
  peasant: {
    shows: 'influence',
    at: 'A1',
    placement: { ...CROWD, A1: 'red peasant' },
    springs: ['A2'],
  },
  'own-spring': { shows: 'influence', at: 'A1', placement: { ...CROWD, A1: 'red peasant' }, springs: ['A1'] },
};

/** For each open question about the board: a position in which the answer matters. */
const QUESTIONS: Readonly<Record<Exclude<RulingKey, 'tieBreak'>, Picture>> = {
  emptySpring: {
    shows: 'influence',
    at: 'A1',
    placement: { ...CROWD, A1: 'red peasant' },
    springs: ['B4'],
  },
  loneCondottiere: { shows: 'condottieri', placement: { A1: 'red condottiere' } },
  doubleCaptureByOnePlayer: {
    shows: 'condottieri',
    placement: { A1: 'red condottiere', A2: 'blue merchant', A3: 'red condottiere' },
  },
  allyPieces: {
    shows: 'influence',
    at: 'A1',
    placement: { A1: 'purple merchant', A2: 'green peasant', A6: 'red merchant' },
    players: [
      { people: 'red', ally: 'purple' },
      { people: 'green', ally: 'yellow' },
    ],
  },
};

/** The position of an open question, with one of its answers. */
export function pictureOfAnswer(ruling: keyof typeof QUESTIONS, answer: Rulings[RulingKey]): Picture {
  return { ...QUESTIONS[ruling], rulings: { [ruling]: answer } };
}

const token = (player: number, points: number): Gain => ({
  from: 'control',
  what: 'token',
  player,
  hill: 'A',
  points,
});
const disc = (player: number): Gain => ({ from: 'control', what: 'disc', player, hill: 'A', points: 2 });
const captive = (player: number): Gain => ({
  from: 'capture',
  what: 'captive',
  player,
  hill: 'A',
  points: 1,
  at: 'A1',
  captive: { people: 'yellow', kind: 'peasant' },
});

/** Three players with equal points, of whom every way to break the tie makes another one win. */
export const TIED_GAINS: readonly Gain[] = [
  ...[token(0, 3), token(0, 3)],
  ...[disc(1), disc(1), disc(1)],
  ...[token(2, 3), captive(2), captive(2), captive(2)],
];
