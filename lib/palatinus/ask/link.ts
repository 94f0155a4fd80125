/**
 * A question as one word in an address: the kind, and a letter for each neighbouring field, clockwise from the hill.
 *
 *     merchant-mmpce      e empty, m merchant, p peasant, c condottiere
 *     peasant-oesS        o somebody, s an empty spring, S a spring with somebody on it: 4 fields and the edge
 *     peasant-spring-oe   on a spring itself
 *
 * It ends in letters, because programs that find addresses in a message leave out punctuation at the end.
 */

import type { Outcome } from '../../problems';
import { KINDS } from '..';
import {
  asksAboutGround,
  BRUSHES,
  FIELD_COUNTS,
  isFieldCount,
  type Neighbour,
  type Question,
} from './question';

const LETTERS_OF: Readonly<Record<Neighbour, string>> = {
  empty: 'e',
  merchant: 'm',
  peasant: 'p',
  condottiere: 'c',
  somebody: 'o',
  spring: 's',
  'taken-spring': 'S',
};

/** Why an address holds no question: unknown kind, impossible field, or a wrong number of fields. */
export type QuestionProblem = 'kind' | 'field' | 'count';

const OWN_SPRING = 'spring';

export function makeQuestion({ kind, ownSpring, neighbours }: Question): string {
  const letters = neighbours.map((neighbour) => LETTERS_OF[neighbour]).join('');
  return [kind, ...(ownSpring ? [OWN_SPRING] : []), letters].join('-');
}

export function parseQuestion(text: string): Outcome<Question, QuestionProblem> {
  const [word, ...rest] = text.split('-');
  const kind = KINDS.find((known) => known === word);
  if (!kind) return refused('kind');
  const ownSpring = asksAboutGround({ kind }) && rest[0] === OWN_SPRING;
  const [letters = '', ...tooMuch] = ownSpring ? rest.slice(1) : rest;
  if (tooMuch.length > 0) return refused('field');
  const known: readonly Neighbour[] = ['empty', ...BRUSHES[kind]];
  const neighbours = Array.from(letters, (letter) => known.find((each) => LETTERS_OF[each] === letter));
  if (!neighbours.every((neighbour) => neighbour !== undefined)) return refused('field');
  const isWhole = asksAboutGround({ kind })
    ? isFieldCount(neighbours.length)
    : neighbours.length === FIELD_COUNTS[0];
  return isWhole ? { ok: true, value: { kind, ownSpring, neighbours } } : refused('count');
}

function refused(problem: QuestionProblem): Outcome<Question, QuestionProblem> {
  return { ok: false, problems: [problem] };
}
