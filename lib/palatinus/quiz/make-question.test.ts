/**
 * Every question is a sound game with one right answer, the engine's, and wrong answers from real mistakes. The
 * topics are tested one by one, with ten thousand questions in all.
 */

import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../random';
import { entriesOf, MISREADINGS, score, soundGame } from '..';
import { factsOf, hillAsked, LEVELS, makeQuestion, positionKey, type Question, TOPICS, type Topic } from '.';
import { answerIn, countGame, hillIn } from './answers';
import { isShared } from './make-question';
import { questionsOf } from './testing';

const QUESTIONS_OF_A_TOPIC = 600; // of seventeen topics: over ten thousand

const json = (value: unknown): string => JSON.stringify(value);

/** What is wrong with a question; empty if nothing. */
function faultsOf(question: Question): readonly string[] {
  const { game, ask, answer, choices, mistakes, topic, level } = question;
  const made = soundGame(entriesOf(game));
  const wrong = choices.filter((choice) => json(choice) !== json(answer));
  const byMisreading = new Set(
    mistakes.filter(({ mistake }) => mistake.what === 'misreading').map((one) => json(one.answer)),
  );
  const misread = wrong.filter((choice) => byMisreading.has(json(choice)));
  const faults = {
    'is no sound game': !made.ok,
    'is not answered as the engine does': json(answer) !== json(answerIn(countGame(game), ask)),
    'has the right choice not once': choices.length - wrong.length !== 1,
    'has a choice twice': new Set(choices.map(json)).size !== choices.length,
    'has too few choices': choices.length < 3,
    'has the right answer as a mistake': mistakes.some((one) => json(one.answer) === json(answer)),
    'has too few wrong choices that a misreading gives':
      byMisreading.size > 0 && misread.length * 2 < wrong.length,
    'asks nothing': !isGuarding(question) && !(factsOf(topic).ruling && level === 1),
  };
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [`${json(ask)} ${fault}`] : []));
}

function isGuarding({ topic, mistakes }: Question): boolean {
  const { guards } = factsOf(topic);
  return mistakes.some(({ mistake }) => mistake.what === 'misreading' && guards.includes(mistake.misreading));
}

/** Statistics over many questions, so that they need not all be kept. */
interface Summary {
  readonly faults: readonly string[];
  readonly different: number;
  readonly answers: number;
  /** Averages by level. */
  readonly sources: readonly number[];
  readonly condottieri: readonly number[];
  readonly shared: readonly number[];
}

const SUMMARIES = new Map<Topic, Summary>();

function summaryOf(topic: Topic): Summary {
  const known = SUMMARIES.get(topic) ?? summarise(topic);
  SUMMARIES.set(topic, known);
  return known;
}

function summarise(topic: Topic): Summary {
  const looks = questionsOf(topic, QUESTIONS_OF_A_TOPIC).map((question) => {
    const letter = hillAsked(question.ask);
    const hill = letter && hillIn(score(question.game), letter);
    return {
      level: question.level,
      faults: faultsOf(question),
      key: positionKey(question),
      answer: json(question.answer),
      sources: question.because.length,
      condottieri: hill?.condottieri.length ?? 0,
      shared: hill?.captures.filter(isShared).length ?? 0,
    };
  });
  const averages = (what: 'sources' | 'condottieri' | 'shared'): readonly number[] =>
    LEVELS.map((level) => {
      const values = looks.filter((look) => look.level === level).map((look) => look[what]);
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    });
  return {
    faults: looks.flatMap(({ faults }) => faults),
    different: new Set(looks.map(({ key }) => key)).size,
    answers: new Set(looks.map(({ answer }) => answer)).size,
    sources: averages('sources'),
    condottieri: averages('condottieri'),
    shared: averages('shared'),
  };
}

describe.each(TOPICS)('%s', (topic) => {
  test('questions are sound, with one right answer and real mistakes', () => {
    expect(summaryOf(topic).faults).toStrictEqual([]);
  });

  test('questions for screens are, too', () => {
    expect(questionsOf(topic, 40, undefined, true).flatMap(faultsOf)).toStrictEqual([]);
  });

  test('games are exactly what `soundGame` returns', () => {
    for (const { game } of questionsOf(topic, 12))
      expect(soundGame(entriesOf(game))).toStrictEqual({ ok: true, value: game });
  });

  test('nearly all are different, and the answer is not always the same', () => {
    expect(summaryOf(topic).different).toBeGreaterThanOrEqual(0.9 * QUESTIONS_OF_A_TOPIC);
    expect(summaryOf(topic).answers).toBeGreaterThan(2);
  });
});

test('a thousand questions of one topic include at least nine hundred different ones', () => {
  const different = new Set(questionsOf('own-spring', 1000, 1).map(positionKey));
  expect(different.size).toBeGreaterThanOrEqual(900);
});

test('every misreading is guarded against by a topic', () => {
  const guarded = new Set(TOPICS.flatMap((topic) => factsOf(topic).guards));
  expect(MISREADINGS.filter((misreading) => !guarded.has(misreading))).toStrictEqual([]);
});

test('every misreading is among the mistakes of some question', () => {
  const found = new Set(
    TOPICS.flatMap((topic) => questionsOf(topic, 24, undefined, true)).flatMap(({ mistakes }) =>
      mistakes.flatMap(({ mistake }) => (mistake.what === 'misreading' ? [mistake.misreading] : [])),
    ),
  );
  expect(MISREADINGS.filter((misreading) => !found.has(misreading))).toStrictEqual([]);
});

describe('levels rise', () => {
  /** The least growth from one level to the next. */
  const leastRise = (averages: readonly number[]): number =>
    Math.min(...averages.slice(1).map((value, index) => value - (averages[index] as number)));
  const asking = (what: Question['ask']['what']): readonly Topic[] =>
    TOPICS.filter((topic) => questionsOf(topic, 1)[0]?.ask.what === what);

  test.each(asking('influence'))('sources of the inhabitant in question: %s', (topic) => {
    const { sources } = summaryOf(topic);
    expect(leastRise(sources), sources.join(', ')).toBeGreaterThan(0);
  });

  test.each([...asking('condottiere'), ...asking('hill')])('condottieri around the hill: %s', (topic) => {
    const { condottieri } = summaryOf(topic);
    expect(leastRise(condottieri), condottieri.join(', ')).toBeGreaterThan(0);
  });

  test('shared captives, where they come up', () => {
    const all = (['shared-captive', 'whole-hill', 'tie'] as const).map((topic) => summaryOf(topic).shared);
    const shared = LEVELS.map((_, index) => all.reduce((sum, each) => sum + (each[index] as number), 0));
    expect(leastRise(shared), shared.join(', ')).toBeGreaterThan(0);
  });
});

test('a question that no try improves is still sound', () => {
  const alwaysFirst = (): number => 0;
  const questions = TOPICS.flatMap((topic) =>
    LEVELS.map((level) => makeQuestion({ topic, level }, alwaysFirst)),
  );
  for (const { game, choices, answer } of questions) {
    expect(soundGame(entriesOf(game)).ok).toBe(true);
    expect(choices.filter((choice) => json(choice) === json(answer))).toHaveLength(1);
  }
});

test('a question is about a hill, or about the whole game', () => {
  const asked = TOPICS.flatMap((topic) => questionsOf(topic, 1)).map(({ ask }) => hillAsked(ask));
  expect(asked.at(-1)).toBeUndefined();
  expect(asked.slice(0, -1).every((letter) => letter !== undefined)).toBe(true);
});

test('the same seed makes the same question', () => {
  const make = (): Question => makeQuestion({ topic: 'winner', level: 3 }, makeRandom('again'));
  expect(make()).toStrictEqual(make());
});
