/**
 * A question about one inhabitant: its kind, and what is next to it. Only what can matter to that kind is asked: who
 * stands next to a merchant; whether anybody stands next to a peasant, and where springs are; merchants and peasants
 * next to a condottiere. Colours never matter and are not asked.
 */

import type { ByKind, Kind } from '..';

/**
 * What a neighbouring field can be: empty, with a certain inhabitant, with anybody, an empty spring, or a spring with
 * anybody on it. To a merchant or condottiere the edge of the board is the same as an empty field.
 */
export const NEIGHBOURS = [
  'empty',
  'merchant',
  'peasant',
  'condottiere',
  'somebody',
  'spring',
  'taken-spring',
] as const;
export type Neighbour = (typeof NEIGHBOURS)[number];

/** How many fields can be next to a field. One of the six hexes is its hill; the others may be beyond the edge. */
export const FIELD_COUNTS = [5, 4, 3, 2] as const;
export type FieldCount = (typeof FIELD_COUNTS)[number];

const MOST_FIELDS = FIELD_COUNTS[0];

export interface Question {
  readonly kind: Kind;
  /** Whether the inhabitant stands on a spring. Asked about peasants only. */
  readonly ownSpring: boolean;
  /** The neighbouring fields, clockwise from the hill. */
  readonly neighbours: readonly Neighbour[];
}

/** What a neighbouring field can hold, other than nothing. The first is selected when a question begins. */
export const BRUSHES: ByKind<readonly Neighbour[]> = {
  merchant: ['merchant', 'peasant', 'condottiere'],
  peasant: ['somebody', 'spring', 'taken-spring'],
  condottiere: ['merchant', 'peasant'],
};

/** Shown until something else is asked. It is the question that players argue about most. */
export const EXAMPLE_QUESTION: Question = {
  kind: 'peasant',
  ownSpring: false,
  neighbours: ['somebody', 'taken-spring', 'empty', 'spring', 'somebody'],
};

/** A question with nothing on the neighbouring fields. */
export function newQuestion(kind: Kind): Question {
  return { kind, ownSpring: false, neighbours: new Array<Neighbour>(MOST_FIELDS).fill('empty') };
}

/** Whether the number of fields and the own field are asked about, which matter to a peasant only. */
export function asksAboutGround({ kind }: Pick<Question, 'kind'>): boolean {
  return kind === 'peasant';
}

export function isFieldCount(count: number): count is FieldCount {
  return FIELD_COUNTS.some((known) => known === count);
}
