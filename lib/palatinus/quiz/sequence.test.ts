/** Questions in a row: repeatable, never the same twice in a row, and the same for everybody on a day. */

import { expect, test } from 'vitest';
import { makeRandom } from '../../random';
import { DAILY_COUNT, dailyQuestions, nextQuestion, positionKey, type Question, questionsFrom } from '.';

function firstOf(count: number, questions: Iterator<Question>): readonly Question[] {
  return Array.from({ length: count }, () => questions.next().value as Question);
}

test('the same seed gives the same questions, another seed others', () => {
  const [one, again, other] = ['a', 'a', 'b'].map((seed) => firstOf(20, questionsFrom(seed)));
  expect(one).toStrictEqual(again);
  expect(one).not.toStrictEqual(other);
});

test('all topics and levels come up, unless one is asked for', () => {
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

test('chance that is none does not keep anybody waiting', () => {
  const never = (): number => 0;
  const before = nextQuestion({}, never);
  expect(nextQuestion({}, never, before)).toStrictEqual(before);
});

test('a day has its questions, from easy to hard, no topic twice', () => {
  const today = dailyQuestions('2026-05-01');
  expect(today).toStrictEqual(dailyQuestions('2026-05-01'));
  expect(today.map(positionKey)).not.toStrictEqual(dailyQuestions('2026-05-02').map(positionKey));
  expect(today).toHaveLength(DAILY_COUNT);
  expect(new Set(today.map(({ topic }) => topic)).size).toBe(DAILY_COUNT);
  const levels = today.map(({ level }) => level);
  expect(levels).toStrictEqual(levels.toSorted());
});
