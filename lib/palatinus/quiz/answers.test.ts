/** The engine's answers: one small table for each form of question. */

import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../random';
import { type Game, misread, score } from '..';
import { table } from '../testing';
import { type Ask, questionAbout } from '.';

const about = (game: Game, ask: Ask) =>
  questionAbout({ topic: 'whole-hill', level: 1, game, ask }, makeRandom('answers'));

const captured = table({
  A1: 'red condottiere',
  A2: 'red peasant',
  A6: 'green peasant',
  A4: 'green peasant',
  B4: 'blue merchant',
});

describe('a condottiere', () => {
  test('captures these, with the slips that people make', () => {
    const { answer, because, mistakes } = about(captured, { what: 'condottiere', at: 'A1' });
    expect(answer).toStrictEqual(['A2', 'A6']);
    expect(because).toMatchObject([{ at: 'A1', merchants: ['B4'], peasants: ['A2', 'A6'] }]);
    expect(mistakes).toContainEqual({
      mistake: { what: 'slip', slip: 'smaller-group' },
      answer: ['B4'],
    });
    expect(mistakes).toContainEqual({
      mistake: { what: 'slip', slip: 'both-groups' },
      answer: ['A2', 'A6', 'B4'],
    });
    expect(mistakes).toContainEqual({
      mistake: { what: 'misreading', misreading: 'opponents-only' },
      answer: ['A6'],
    });
  });

  test('flees from equal groups', () => {
    const equal = table({
      A1: 'red condottiere',
      A2: 'red peasant',
      B4: 'green merchant',
      A6: 'green condottiere',
    });
    const { answer, mistakes } = about(equal, { what: 'condottiere', at: 'A1' });
    expect(answer).toBe('flees');
    expect(mistakes).toContainEqual({ mistake: { what: 'slip', slip: 'equal-group' }, answer: ['B4'] });
    expect(mistakes).toContainEqual({
      mistake: { what: 'slip', slip: 'condottiere-captured' },
      answer: ['A6'],
    });
  });

  test('that spares all its captives by a misreading stays', () => {
    const own = table({ A1: 'red condottiere', A2: 'red peasant' });
    expect(about(own, { what: 'condottiere', at: 'A1' }).mistakes).toContainEqual({
      mistake: { what: 'misreading', misreading: 'opponents-only' },
      answer: 'stays',
    });
  });
});

describe('a hill', () => {
  test.each([
    ['won', table({ A1: 'red peasant' }), 0],
    ['tied', table({ A1: 'red peasant', A4: 'blue peasant' }), [0, 2]],
    ['unclaimed', table({ A1: 'red merchant' }), null],
  ] as const)('%s', (_, game, expected) => {
    expect(about(game, { what: 'hill', letter: 'A' }).answer).toStrictEqual(expected);
  });

  test('has everybody’s influence, and what everybody gains there', () => {
    const totals = about(captured, { what: 'totals', letter: 'A' });
    expect(totals.answer).toStrictEqual(score(captured).hills[0]?.totals);
    const gains = about(captured, { what: 'gains', letter: 'A' });
    expect(gains.answer).toStrictEqual([2, 6, 0]);
    expect(gains.because).toHaveLength(3);
  });

  test('gives less if those who tie take nothing', () => {
    const tied = table({ A1: 'red peasant', A4: 'green peasant' });
    const { answer, mistakes } = about(tied, { what: 'gains', letter: 'A' });
    expect(answer).toStrictEqual([2, 2, 0]);
    expect(mistakes).toContainEqual({
      mistake: { what: 'misreading', misreading: 'ties-take-token' },
      answer: [6, 6, 0],
    });
    expect(score(tied, misread(['ties-take-token'])).tally[0]?.points).toBe(6);
  });
});

test('winners are a list, even a single one', () => {
  const { answer, because, choices } = about(captured, { what: 'winners' });
  expect(answer).toStrictEqual(score(captured).winners);
  expect(because).toHaveLength(3);
  expect(choices).toContainEqual(answer);
});

test('the order of the choices does not reveal the answer', () => {
  const { choices } = about(captured, { what: 'influence', at: 'A4' });
  expect(choices).toStrictEqual(choices.toSorted((one, other) => Number(one) - Number(other)));
});
