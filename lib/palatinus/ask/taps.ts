/** The effect of each tap on a question. All taps are here, so that a test can count how many a question needs. */

import type { Direction } from '../../hex';
import type { Kind } from '..';
import { directionsOf } from './place';
import {
  BRUSHES,
  EXAMPLE_QUESTION,
  type FieldCount,
  type Neighbour,
  newQuestion,
  type Question,
} from './question';

/** The question, and what the next tap on a neighbouring field puts there. */
export interface Asking {
  readonly question: Question;
  readonly brush: Neighbour;
}

export type AskTap =
  /** Begins a new question. */
  | { readonly on: 'kind'; readonly kind: Kind }
  | { readonly on: 'clear' }
  | { readonly on: 'brush'; readonly brush: Neighbour }
  | { readonly on: 'count'; readonly count: FieldCount }
  | { readonly on: 'neighbour'; readonly index: number }
  | { readonly on: 'own-field' };

/** A picked brush stays selected as long as the new kind has it, too. */
export function askingAbout(question: Question, picked?: Neighbour): Asking {
  const brushes = BRUSHES[question.kind];
  return { question, brush: brushes.find((brush) => brush === picked) ?? (brushes[0] as Neighbour) };
}

/** The state when the page is opened. */
export const OPENED: Asking = askingAbout(EXAMPLE_QUESTION);

export function tapAsk(asking: Asking, tap: AskTap): Asking {
  const { question, brush } = asking;
  switch (tap.on) {
    case 'kind':
      return askingAbout(newQuestion(tap.kind));
    case 'clear':
      return { question: newQuestion(question.kind), brush };
    case 'brush':
      return { question, brush: tap.brush };
    case 'count':
      return { question: withFields(question, tap.count), brush };
    case 'neighbour':
      return { question: withNeighbour(question, tap.index, brush), brush };
    case 'own-field':
      return { question: { ...question, ownSpring: !question.ownSpring }, brush };
  }
}

/** Putting the same thing on a field again empties it. */
function withNeighbour(question: Question, index: number, brush: Neighbour): Question {
  const neighbours = question.neighbours.map((neighbour, at) => {
    if (at !== index) return neighbour;
    return neighbour === brush ? 'empty' : brush;
  });
  return { ...question, neighbours };
}

/** Fields that keep their direction keep what is on them. */
function withFields(question: Question, count: FieldCount): Question {
  const before = new Map<Direction, Neighbour>();
  directionsOf(question.neighbours.length as FieldCount).forEach((direction, index) => {
    before.set(direction, question.neighbours[index] as Neighbour);
  });
  return {
    ...question,
    neighbours: directionsOf(count).map((direction) => before.get(direction) ?? 'empty'),
  };
}
