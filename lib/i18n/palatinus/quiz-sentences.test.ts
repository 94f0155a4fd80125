/** The quiz and the lessons in words, in every language. */

import { describe, expect, test } from 'vitest';
import { MISREADINGS, parseField, RULING_KEYS } from '../../palatinus';
import { FIRST_LESSON, LESSONS } from '../../palatinus/learn';
import { lessonSteps } from '../../palatinus/learn/testing';
import { type Question, questionsFrom, SLIPS, TOPICS } from '../../palatinus/quiz';
import { table } from '../../palatinus/testing';
import {
  dailySentence,
  fetchLearn,
  LANGUAGES,
  type Language,
  lessonStepWords,
  messagesOf,
  practiceReason,
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

  test('says what was missed and what was too much', () => {
    const { missed, surplus } = sentencesIn('en');
    expect(missed([{ at: 'A2', reason: 'spring', points: 2 }])).toBe('Missed: A2 (spring, 2)');
    expect(surplus([{ at: 'B5', points: 2 }])).toBe('Too much: B5 (2)');
    expect(missed(['A2', 'C1'])).toBe('Missed: A2, C1');
    expect(surplus(['B5'])).toBe('Too much: B5');
    expect(missed([]) + surplus([])).toBe('');
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

  test('questions from the quiz leave no hole and no two choices alike', () => {
    const questions = questionsFrom('words', { forScreens: true });
    for (let count = 0; count < 60; count += 1) {
      const { value } = questions.next();
      const { ask, answer } = sentencesIn(language, value.game);
      const choices = value.choices.map((choice) => answer(value.ask.what, choice));
      expect(new Set(choices).size).toBe(choices.length);
      expect([ask(value.ask), ...choices].join()).not.toMatch(/[{}]|quiz\./);
    }
  });

  test('every step of every lesson says its idea and what to do', () => {
    for (const lesson of LESSONS)
      for (const step of lessonSteps(lesson)) {
        const { title, text, task } = lessonStepWords(
          speaker(language),
          step,
          sentencesIn(language, step.game),
        );
        expect(`${title} ${text} ${task}`).not.toMatch(/[{}]|learn\.|quiz\./);
      }
  });

  test('can be fetched on demand', async () => {
    const { learn, lesson, misreadings, practice, quiz } = messagesOf(language);
    expect(await fetchLearn(language)).toEqual({ learn, lesson, misreadings, practice, quiz });
  });
});

test('a step tells its idea, then what to tap', () => {
  const [first] = lessonSteps(FIRST_LESSON);
  expect(first && lessonStepWords(english, first, sentencesIn('en', first.game))).toStrictEqual({
    title: 'Who is a neighbour?',
    text: 'Two fields are next to each other if they share a side, even if they are on different tiles. The hill with the letter is not a field, and beyond the edge there is none.',
    task: 'Tap all fields next to C2.',
  });
});

test('a day’s result says how it went, and nothing of the questions', () => {
  const result = { date: '2026-05-01', marks: ['right', 'right', 'part', 'wrong', 'right'] } as const;
  expect(dailySentence(english, result)).toBe('Palatinus quiz, 2026-05-01: 3 of 5 ●●◐○●');
  expect(dailySentence(speaker('fr'), result)).toBe('Quiz Palatinus, 2026-05-01\u202f: 3 sur 5 ●●◐○●');
});

test('what to practise has its reason', () => {
  expect(practiceReason(english, { why: 'wrong', dueIn: 0 })).toBe('Wrong last time');
  expect(practiceReason(english, { why: 'later', dueIn: 1 })).toBe('Due in 1 day');
});
