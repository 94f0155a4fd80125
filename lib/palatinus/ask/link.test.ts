/** A question can be written into an address and read again; anything else is refused with a reason. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_QUESTION, makeQuestion, newQuestion, parseQuestion } from '.';
import { ALL_QUESTIONS } from './testing';

describe('a question in an address', () => {
  it.each([
    [EXAMPLE_QUESTION, 'peasant-oSeso'],
    [newQuestion('condottiere'), 'condottiere-eeeee'],
    [{ kind: 'peasant', ownSpring: true, neighbours: ['spring', 'somebody'] }, 'peasant-spring-so'],
    [
      {
        kind: 'merchant',
        ownSpring: false,
        neighbours: ['merchant', 'peasant', 'condottiere', 'empty', 'merchant'],
      },
      'merchant-mpcem',
    ],
  ] as const)('%j is %s', (question, text) => {
    expect(makeQuestion(question)).toBe(text);
  });

  it('is read unchanged, whatever was asked', () => {
    for (const question of ALL_QUESTIONS)
      expect(parseQuestion(makeQuestion(question))).toEqual({ ok: true, value: question });
  });

  it.each([
    ['', 'kind'],
    ['soldier-mmmmm', 'kind'],
    ['Merchant-mmmmm', 'kind'],
    ['constructor-mmmmm', 'kind'],
    ['merchant', 'count'],
    ['merchant-', 'count'],
    ['merchant-mmm', 'count'],
    ['merchant-mmmmmm', 'count'],
    ['peasant-o', 'count'],
    ['peasant-oooooo', 'count'],
    ['peasant-spring', 'count'],
    ['merchant-mmmmo', 'field'],
    ['merchant-mmmm.', 'field'],
    ['merchant-spring-mmmmm', 'field'],
    ['condottiere-mpc', 'field'],
    ['peasant-mmmmm', 'field'],
    ['peasant-oo-oo', 'field'],
    ['peasant-spring-spring-oo', 'field'],
  ])('%j is refused because of its %s', (text, problem) => {
    expect(parseQuestion(text)).toEqual({ ok: false, problems: [problem] });
  });

  it('is read or refused, and what is read is written unchanged', () => {
    const damaged = fc
      .tuple(fc.constantFrom(...ALL_QUESTIONS).map(makeQuestion), fc.nat(), fc.string({ maxLength: 3 }))
      .map(([text, at, extra]) => {
        const from = at % text.length;
        return text.slice(0, from) + extra + text.slice(from + 1);
      });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string()), (text) => {
        const question = parseQuestion(text);
        if (question.ok) expect(makeQuestion(question.value)).toBe(text);
        else expect(question.problems).toHaveLength(1);
      }),
    );
  });
});
