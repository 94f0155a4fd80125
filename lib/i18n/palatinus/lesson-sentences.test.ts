/** The lessons in words, in every language, and how long the first ones take to read. */

import { describe, expect, test } from 'vitest';
import { parseField } from '../../palatinus';
import { EXAMPLE_LESSONS, FIRST_LESSON, LESSONS, type LessonStep } from '../../palatinus/learn';
import { lessonSteps } from '../../palatinus/learn/testing';
import { LANGUAGES, type Language, lessonStepWords, practiceReason, quizSentences, speaker } from '..';

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
    title: 'Who is a neighbour?',
    text: 'Fields that share a side are next to each other, even on different tiles. The hill itself is not a field.',
    task: 'Tap all fields next to C2.',
  });
});

describe.each(EXAMPLE_LESSONS)('the lesson “%s”, which promises two minutes', (lesson) => {
  const steps = lessonSteps(lesson);
  const counts = steps.map((step) => {
    const { title, text, task } = wordsIn('en', step);
    return `${title} ${text} ${task}`.split(/\s+/).length;
  });
  /** What is right is tapped, and checked where there are several fields; and then comes the next step. */
  const taps = steps.map(({ task }) => (task.kind === 'fields' ? task.answer.length + 2 : 2));
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

  test('has few words on each screen', () => {
    expect(Math.max(...counts)).toBeLessThanOrEqual(50);
  });

  test('is read and tapped in that time, at 200 words a minute and a tap a second', () => {
    expect((sum(counts) / 200) * 60 + sum(taps)).toBeLessThanOrEqual(120);
  });
});

test('what to practise has its reason', () => {
  const english = speaker('en');
  expect(practiceReason(english, { why: 'wrong', dueIn: 0 })).toBe('Wrong last time');
  expect(practiceReason(english, { why: 'later', dueIn: 1 })).toBe('Due in 1 day');
});
