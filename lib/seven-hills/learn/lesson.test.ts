/** The lesson's answers are the engine's, and its choices include the results of mistakes. */
import { describe, expect, test } from 'vitest';
import { IDEAS, LESSON_LENGTH, lessonStep, MISTAKES } from '.';

const steps = Array.from({ length: LESSON_LENGTH }, (_, index) => lessonStep(index));
const told = (idea: (typeof IDEAS)[number]): unknown => {
  const { answer, choices, mistakes } = steps.find((step) => step.idea === idea) as (typeof steps)[number];
  return { answer, choices, mistakes: mistakes.map(({ mistake, answer: wrong }) => `${mistake} ${wrong}`) };
};

/** By the paragraphs of docs/seven-hills-rules.md. */
test.each<[(typeof IDEAS)[number], string, unknown]>([
  ['strength', '§ 14', { answer: 3, choices: [2, 3, 4, 5], mistakes: ['noble-as-one 2'] }],
  ['second', '§ 15', { answer: 2, choices: [0, 2, 3, 5], mistakes: ['noble-as-one 3'] }],
  ['new-hill', '§ 16', { answer: 7, choices: [0, 4, 5, 7], mistakes: ['usual-worth 5'] }],
  [
    'tied-first',
    '§ 17',
    { answer: 3, choices: [0, 2, 3, 5], mistakes: ['not-shared 5', 'first-shared-only 2', 'noble-as-one 5'] },
  ],
  ['tied-second', '§ 18', { answer: 1, choices: [0, 1, 2, 5], mistakes: ['not-shared 2'] }],
  ['alone', '§ 19', { answer: 11, choices: [0, 4, 7, 11], mistakes: ['first-only 7'] }],
  ['consul', '§ 7, 10', { answer: 0, choices: [0, 1, 2], mistakes: ['noble-as-two 1'] }],
  ['equal-votes', '§ 8', { answer: 2, choices: [0, 1, 2], mistakes: ['order-ignored 0'] }],
  ['knights', '§ 20', { answer: 2, choices: [0, 1, 2, 4], mistakes: ['one-each 4'] }],
])('%s, %s', (idea, _, expected) => {
  expect(told(idea)).toEqual(expected);
});

describe('every step', () => {
  test('has an idea of its own, in order', () => {
    expect(steps.map(({ idea }) => idea)).toEqual(IDEAS);
  });

  test('offers the right answer once, and every mistaken one', () => {
    for (const { answer, choices, mistakes } of steps) {
      expect(new Set(choices).size).toBe(choices.length);
      expect(choices.length).toBeGreaterThanOrEqual(3);
      expect(choices).toContain(answer);
      for (const { answer: mistaken } of mistakes) expect(choices).toContain(mistaken);
    }
  });

  test('offers a mistake that is possible', () => {
    for (const { mistakes } of steps) expect(mistakes.length).toBeGreaterThan(0);
    expect(new Set(steps.flatMap(({ mistakes }) => mistakes.map(({ mistake }) => mistake)))).toEqual(
      new Set(MISTAKES),
    );
  });

  test('is about an existing part of the count', () => {
    for (const { counted, score } of steps)
      if (counted.part === 'hill') expect(score.hills.map(({ hill }) => hill)).toContain(counted.hill);
  });
});
