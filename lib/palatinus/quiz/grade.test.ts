/** Part credit by sources, and the mistakes behind them. */

import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../random';
import type { Game } from '..';
import { table } from '../testing';
import {
  gradeFields,
  gradeSources,
  isRight,
  mistakesBehind,
  type Question,
  questionAbout,
  type Topic,
  tappedPoints,
  tapSource,
} from '.';

/** A red peasant on its own spring A1, next to: A2 an empty spring, A6 empty, B4 a peasant on a spring, B5 and G3 merchants. */
const peasant = questionAbout(
  {
    topic: 'empty-spring',
    level: 2,
    game: table(
      { A1: 'red peasant', B4: 'green peasant', B5: 'blue merchant', G3: 'red merchant' },
      { springs: ['A1', 'A2', 'B4'] },
    ),
    ask: { what: 'influence', at: 'A1' },
  },
  makeRandom('peasant'),
) as Question<'influence'>;

const merchantOf = (topic: Topic, game: Game): Question<'influence'> =>
  questionAbout(
    { topic, level: 1, game, ask: { what: 'influence', at: 'A1' } },
    makeRandom(topic),
  ) as Question<'influence'>;

const ALL = { A1: 2, A2: 4, A6: 2, B4: 2 };

describe('sources by tapping fields', () => {
  test('tapping all of them is right', () => {
    expect(gradeSources(peasant, ALL)).toStrictEqual({
      points: 10,
      right: peasant.because,
      missed: [],
      surplus: [],
      credit: 1,
      mistakes: [],
    });
  });

  test('half of an empty spring is one source missed, and the other ruling', () => {
    const grade = gradeSources(peasant, { ...ALL, A2: 2 });
    expect(grade).toMatchObject({
      points: 8,
      missed: [{ at: 'A2', reason: 'spring', points: 2 }],
      credit: 4 / 5,
      mistakes: [{ what: 'ruling', ruling: 'emptySpring', answer: 'spring' }],
    });
  });

  test.each([
    ['own-spring-forgotten', { ...ALL, A1: 0 }, 4 / 5],
    ['occupied-springs-forgotten', { A1: 2, A2: 4, A6: 2 }, 4 / 5],
    ['empty-field-worth-one', { A1: 2, A2: 3, A6: 1, B4: 2 }, 3 / 5],
    ['same-hill-only', { A1: 2, A2: 4, A6: 2 }, 4 / 5],
  ] as const)('%s is told from its fields', (misreading, tapped, credit) => {
    const grade = gradeSources(peasant, tapped);
    expect(grade.mistakes).toContainEqual({ what: 'misreading', misreading });
    expect(grade.credit).toBe(credit);
  });

  test('surplus points reduce the credit, and are named with their field', () => {
    const grade = gradeSources(peasant, { ...ALL, A6: 4, B5: 2 });
    expect(grade).toMatchObject({
      points: 14,
      surplus: [
        { at: 'A6', points: 2 },
        { at: 'B5', points: 2 },
      ],
      credit: 5 / 7,
      mistakes: [],
    });
  });

  test('other fields with the same sum as a mistake still name it', () => {
    const grade = gradeSources(peasant, { A1: 2, A2: 4, B5: 2 });
    expect(grade.mistakes).toStrictEqual(mistakesBehind(peasant, 8));
    expect(grade.mistakes.length).toBeGreaterThan(1);
  });

  test('tapping nothing is right if there is nothing to find', () => {
    const alone = merchantOf('merchant', table({ A1: 'red merchant' }));
    expect(gradeSources(alone, {})).toMatchObject({ points: 0, credit: 1, mistakes: [] });
    expect(gradeSources(alone, { A2: 1 })).toMatchObject({ points: 1, credit: 0 });
  });

  test('a piece that is gone earns nothing, unless captives stay', () => {
    const gone = merchantOf(
      'captives-gone',
      table({ A1: 'red merchant', A2: 'green condottiere', A3: 'blue merchant' }),
    );
    expect(gone).toMatchObject({ answer: 0, because: [] });
    expect(gradeSources(gone, { A2: 3 }).mistakes).toContainEqual({
      what: 'misreading',
      misreading: 'captives-stay',
    });
  });

  test('tapping nothing means that a later hill has captured it already', () => {
    const later = merchantOf(
      'order',
      table({ A1: 'red merchant', A6: 'blue merchant', B4: 'green condottiere' }),
    );
    expect(later.answer).toBe(4);
    expect(gradeSources(later, {}).mistakes).toStrictEqual([
      { what: 'misreading', misreading: 'condottieri-first' },
    ]);
  });
});

test('fields that belong or do not', () => {
  expect(gradeFields(['A1', 'A2', 'B4'], ['A2', 'C1'])).toStrictEqual({
    right: ['A2'],
    missed: ['A1', 'B4'],
    surplus: ['C1'],
    credit: 1 / 4,
  });
  expect(gradeFields([], [])).toMatchObject({ credit: 1 });
});

test('an answer is right, or has the mistakes that lead to it', () => {
  expect(isRight(peasant, 10)).toBe(true);
  expect(isRight(peasant, 8)).toBe(false);
  expect(mistakesBehind(peasant, 8)).toContainEqual({
    what: 'misreading',
    misreading: 'own-spring-forgotten',
  });
  expect(mistakesBehind(peasant, 17)).toStrictEqual([]);
});

describe('taps', () => {
  test('go through all values that a field can give to a merchant or a peasant, and back to nothing', () => {
    const taps = (kind: 'merchant' | 'peasant', times: number): object =>
      Array.from({ length: times }).reduce<object>((tapped) => tapSource(tapped, 'A2', kind), { A6: 2 });
    expect([1, 2, 3, 4].map((times) => taps('merchant', times))).toStrictEqual([
      { A6: 2, A2: 1 },
      { A6: 2, A2: 2 },
      { A6: 2, A2: 3 },
      { A6: 2 },
    ]);
    expect([1, 2, 3].map((times) => taps('peasant', times))).toStrictEqual([
      { A6: 2, A2: 2 },
      { A6: 2, A2: 4 },
      { A6: 2 },
    ]);
    expect(tappedPoints({ A2: 4, A6: 2 })).toBe(6);
  });
});
