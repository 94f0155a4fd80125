/** The lessons in words, in every language, and how long the first ones take to read. */

import { describe, expect, test } from 'vitest';
import { type Letter, parseField } from '../../palatinus';
import {
  countOf,
  EXAMPLE_LESSONS,
  FIRST_LESSON,
  focusOf,
  hillIn,
  LESSONS,
  type LessonStep,
} from '../../palatinus/learn';
import { lessonSteps } from '../../palatinus/learn/testing';
import {
  briefReason,
  LANGUAGES,
  type Language,
  lessonStepWords,
  practiceReason,
  quizSentences,
  speaker,
} from '..';

function wordsIn(language: Language, step: LessonStep): ReturnType<typeof lessonStepWords> {
  const say = speaker(language);
  const { players, position } = step.game;
  return lessonStepWords(
    say,
    step,
    quizSentences(say, { players }, (at) => position[parseField(at)]),
  );
}

test.each(LANGUAGES)('every step of every lesson says its idea and what to do, in %s', (language) => {
  for (const step of LESSONS.flatMap(lessonSteps)) {
    const { title, text, task } = wordsIn(language, step);
    expect(`${title} ${text} ${task}`).not.toMatch(/[{}]|learn\.|quiz\./);
  }
});

test('a step tells its idea, then what to tap', () => {
  const [first] = lessonSteps(FIRST_LESSON);
  expect(first && wordsIn('en', first)).toStrictEqual({
    title: 'Neighbours',
    text: 'Fields that share a side, even across tiles. The hill itself is no field.',
    task: 'Tap all fields next to C2.',
  });
});

/** What stands below a right answer. */
function reasonOf(language: Language, { game, letter, task }: LessonStep): string {
  const hill = hillIn(countOf(game), letter as Letter);
  return briefReason(speaker(language), game, hill, focusOf(task));
}

test('a right answer is explained in few words', () => {
  expect(lessonSteps(FIRST_LESSON).map((step) => reasonOf('en', step))).toStrictEqual([
    '',
    'Merchants: 0, peasants: 2.',
    '2 + 1 = 3',
    '2 + 2 + 2 + 2 = 8',
    'Marco 8, Livia 7',
    '2 + 2 + 2 + 2 = 8',
    'Merchants: 2, peasants: 0.',
    '',
    '2 + 2 + 2 + 1 + 1 = 8',
    '2 + 2 + 2 = 6',
    'Marco 10, Livia 6',
  ]);
});

describe.each(EXAMPLE_LESSONS)('the lesson “%s”, which promises two minutes', (lesson) => {
  const steps = lessonSteps(lesson);
  const countWords = (text: string): number => text.match(/[\p{L}\p{N}’]+/gu)?.length ?? 0;
  const counts = (language: Language): readonly number[] =>
    steps.map((step) => countWords(Object.values(wordsIn(language, step)).join(' ')));
  /** What is right is tapped, and checked where there are several fields; and then comes the next step. */
  const taps = steps.map(({ task }) => (task.kind === 'fields' ? task.answer.length + 2 : 2));
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  /** At 200 words a minute and a tap a second. */
  const seconds = (words: number): number => (words / 200) * 60 + sum(taps);

  test('has few words on each screen', () => {
    expect(Math.max(...counts('en'))).toBeLessThanOrEqual(45);
  });

  test('is read and tapped in less in English', () => {
    expect(seconds(sum(counts('en')))).toBeLessThanOrEqual(100);
  });

  test.each(LANGUAGES)('is done in that time in %s, with all that is said of right answers', (language) => {
    const answers = steps.map((step) =>
      countWords(`${speaker(language)('lesson.right')} ${reasonOf(language, step)}`),
    );
    expect(seconds(sum(counts(language)) + sum(answers))).toBeLessThanOrEqual(120);
  });
});

test('what to practise has its reason', () => {
  const english = speaker('en');
  expect(practiceReason(english, { why: 'wrong', dueIn: 0 })).toBe('Wrong last time');
  expect(practiceReason(english, { why: 'later', dueIn: 1 })).toBe('Due in 1 day');
});
