/** The quiz in words, in every language. */

import { describe, expect, test } from 'vitest';
import { MISREADINGS, parseField, RULING_KEYS } from '../../palatinus';
import { countRight } from '../../palatinus/learn';
import { type Question, questionsFrom, SLIPS, TOPICS } from '../../palatinus/quiz';
import { table } from '../../palatinus/testing';
import {
  dailySentence,
  fetchPalatinus,
  LANGUAGES,
  type Language,
  messagesOf,
  type QuizSentences,
  quizSentences,
  speaker,
} from '..';

const game = table({ A1: 'red peasant', B4: 'green condottiere' });
const english = speaker('en');
const sentencesIn = (language: Language, { players, position }: Question['game'] = game): QuizSentences =>
  quizSentences(speaker(language), { players }, (at) => position[parseField(at)]);

describe('a question', () => {
  const { ask, answer } = sentencesIn('en');

  test.each([
    [{ what: 'influence', at: 'A1' }, 'The red peasant on A1: how much influence does it earn?'],
    [{ what: 'condottiere', at: 'B4' }, 'The green condottiere on B4: what does it do?'],
    [{ what: 'hill', letter: 'C' }, 'Who takes hill C?'],
    [{ what: 'winners' }, 'Who wins this game?'],
    [{ what: 'totals', letter: 'C' }, 'Hill C: how much influence does each player have?'],
    [{ what: 'gains', letter: 'C' }, 'Hill C: how many points does each player gain?'],
  ] as const)('%j', (asked, told) => {
    expect(ask(asked)).toBe(told);
  });

  test('has answers that fit on a button', () => {
    expect([
      answer('influence', 8),
      answer('condottiere', 'flees'),
      answer('condottiere', ['A1', 'B2']),
      answer('hill', 0),
      answer('hill', [0, 2]),
      answer('hill', null),
      answer('winners', [1]),
      answer('winners', [1, 2]),
      answer('totals', [7, 8, 0]),
      answer('gains', [2, 0, 0]),
    ]).toStrictEqual([
      '8',
      'It flees',
      'It captures: A1, B2',
      'Red',
      'A tie: Red and Blue',
      'Nobody',
      'Green',
      'Together: Green and Blue',
      'Red 7, Green 8, Blue 0',
      'Red 2, Green 0, Blue 0',
    ]);
  });

  test('tells what was found, missed and too much', () => {
    const { found } = sentencesIn('en');
    const missed = [{ at: 'A2', reason: 'spring', points: 2 }] as const;
    expect(found({ right: 3, count: 4, missed, surplus: [{ at: 'B5', points: 2 }] })).toBe(
      'Found: 3 of 4. Missed: A2 (spring, 2). Too much: B5 (2).',
    );
    expect(found({ right: 0, count: 2, missed: ['A2', 'C1'], surplus: ['B5'] })).toBe(
      'Found: 0 of 2. Missed: A2, C1. Too much: B5.',
    );
    expect(found({ right: 2, count: 2, missed: [], surplus: [] })).toBe('Found: 2 of 2.');
  });
});

test('what everybody gains is a line for each', () => {
  const captive = { people: 'blue', kind: 'merchant' } as const;
  const { gains } = sentencesIn('en');
  expect(
    gains([
      { player: 1, hill: 'C', from: 'capture', what: 'captive', at: 'A4', captive, points: 1 },
      { player: 0, hill: 'C', from: 'capture', what: 'disc', at: 'A4', captive, points: 1 },
      { player: 1, hill: 'C', from: 'control', what: 'token', points: 3 },
    ]),
  ).toStrictEqual(['Red 1: disc for A4 (1).', 'Green 4: captive A4 (1), token (3).']);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every topic has a name, and every mistake a sentence', () => {
    const { quiz } = messagesOf(language);
    const names = TOPICS.flatMap((topic) => [quiz[`topic-${topic}`], quiz[`about-${topic}`]]);
    expect(new Set(names).size).toBe(2 * TOPICS.length);
    const { mistake } = sentencesIn(language);
    const sentences = [
      ...MISREADINGS.map((misreading) => mistake({ what: 'misreading', misreading })),
      ...RULING_KEYS.map((ruling) => mistake({ what: 'ruling', ruling, answer: 'both' })),
      ...SLIPS.map((slip) => mistake({ what: 'slip', slip })),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('questions from the quiz leave no placeholder, and no two choices are alike', () => {
    const questions = questionsFrom('words', { forScreens: true });
    for (let count = 0; count < 60; count += 1) {
      const { value } = questions.next();
      const { ask, answer } = sentencesIn(language, value.game);
      const choices = value.choices.map((choice) => answer(value.ask.what, choice));
      expect(new Set(choices).size).toBe(choices.length);
      expect([ask(value.ask), ...choices].join()).not.toMatch(/[{}]|quiz\./);
    }
  });

  test('can be fetched on demand', async () => {
    const { learn, lesson, misreadings, practice, quiz } = messagesOf(language);
    expect(await fetchPalatinus(language)).toMatchObject({ learn, lesson, misreadings, practice, quiz });
  });
});

test('a day’s result shows the marks and nothing of the questions', () => {
  const marks = ['right', 'right', 'part', 'wrong', 'right'] as const;
  const result = { date: '2026-05-01', marks, right: countRight(marks) };
  expect(dailySentence(english, result)).toBe('Palatinus quiz, 2026-05-01: 3 of 5 ●●◐○●');
  expect(dailySentence(speaker('fr'), result)).toBe('Quiz Palatinus, 2026-05-01\u202f: 3 sur 5 ●●◐○●');
});
