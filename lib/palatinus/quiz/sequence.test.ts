/** Sequences of questions: repeatable, never the same twice in a row, and the same for everybody on a day. */

import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../random';
import {
  DAILY_COUNT,
  dailyQuestion,
  makeQuestionId,
  nextQuestion,
  nextQuestionId,
  parseQuestionId,
  positionKey,
  type Question,
  questionOf,
  questionsFrom,
} from '.';

function firstOf(count: number, questions: Iterator<Question>): readonly Question[] {
  return Array.from({ length: count }, () => questions.next().value as Question);
}

test('the same seed gives the same questions, another seed others', () => {
  const [one, again, other] = ['a', 'a', 'b'].map((seed) => firstOf(20, questionsFrom(seed)));
  expect(one).toStrictEqual(again);
  expect(one).not.toStrictEqual(other);
});

test('all topics and levels come up, unless one is requested', () => {
  const mixed = firstOf(200, questionsFrom('mixed'));
  expect(new Set(mixed.map(({ topic }) => topic)).size).toBe(17);
  expect(new Set(mixed.map(({ level }) => level)).size).toBe(4);
  const some = firstOf(20, questionsFrom('some', { topic: 'tie', level: 2, forScreens: true }));
  expect(new Set(some.map(({ topic, level }) => `${topic} ${level}`))).toStrictEqual(new Set(['tie 2']));
  expect(new Set(some.map(({ ask }) => ask.what))).toStrictEqual(new Set(['hill', 'gains']));
});

test('nobody is asked the same position twice in a row', () => {
  const options = { topic: 'own-spring', level: 1 } as const;
  const before = nextQuestion(options, makeRandom('again'));
  const next = nextQuestion(options, makeRandom('again'), before);
  expect(positionKey(next)).not.toBe(positionKey(before));
  const keys = firstOf(300, questionsFrom('row', options)).map(positionKey);
  expect(keys.filter((key, index) => key === keys[index + 1])).toStrictEqual([]);
});

test('random numbers that never change do not cause an endless loop', () => {
  const never = (): number => 0;
  const before = nextQuestion({}, never);
  expect(nextQuestion({}, never, before)).toStrictEqual(before);
});

test('a day has its questions, from easy to hard, no topic twice', () => {
  const today = questionsOfDay('2026-05-01');
  expect(today).toStrictEqual(questionsOfDay('2026-05-01'));
  expect(today.map(positionKey)).not.toStrictEqual(questionsOfDay('2026-05-02').map(positionKey));
  expect(today).toHaveLength(DAILY_COUNT);
  expect(new Set(today.map(({ topic }) => topic)).size).toBe(DAILY_COUNT);
  const levels = today.map(({ level }) => level);
  expect(levels).toStrictEqual(levels.toSorted());
});

describe('a question by its name', () => {
  const id = { topic: 'own-spring', level: 2, seed: 'k3x9' } as const;

  test('is always the same, and the name is written and read', () => {
    expect(makeQuestionId(id)).toBe('own-spring.2.k3x9');
    expect(parseQuestionId('own-spring.2.k3x9')).toStrictEqual(id);
    expect(questionOf(id)).toStrictEqual(questionOf({ ...id }));
    expect(questionOf(id)).toMatchObject({ topic: 'own-spring', level: 2 });
  });

  test.each(['', 'tie', 'tie.5.a', 'tide.1.a', 'tie.1.', 'tie.1.<b>', `tie.1.${'a'.repeat(13)}`])(
    'is not made of “%s”',
    (text) => {
      expect(parseQuestionId(text)).toBeUndefined();
    },
  );

  test('is followed by another position, even if the random numbers repeat', () => {
    const throws = [7, 7, 7, 8];
    const random = (): number => throws.shift() ?? 0;
    const first = nextQuestionId(id, random);
    expect(first.seed).toBe('7');
    expect(nextQuestionId(id, random, questionOf(first)).seed).toBe('8');
  });
});

function questionsOfDay(date: string): readonly Question[] {
  return Array.from({ length: DAILY_COUNT }, (_, index) => dailyQuestion(date, index));
}
