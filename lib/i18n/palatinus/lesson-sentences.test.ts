/** The lessons in words, in every language, and how long the first ones take to read. */

import { expect, test } from 'vitest';
import { type Letter, parseField } from '../../palatinus';
import {
  countOf,
  EXAMPLE_LESSONS,
  FIRST_LESSON,
  focusOf,
  hillIn,
  LESSONS,
  type LessonStep,
  laterFirst,
} from '../../palatinus/learn';
import { lessonSteps } from '../../palatinus/learn/testing';
import {
  briefReason,
  hillInLines,
  LANGUAGES,
  type Language,
  lessonStepWords,
  orderReason,
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

test('a step has its idea, then what to tap', () => {
  const [first] = lessonSteps(FIRST_LESSON);
  expect(first && wordsIn('en', first)).toStrictEqual({
    title: 'Neighbours share a side',
    text: 'Also across thick lines. A hill is no field.',
    task: 'C2 has 4: tap the missing one.',
  });
});

/** The texts below a right answer. */
function reasonsOf(language: Language, step: LessonStep): readonly string[] {
  const { game, letter, task, isCounted } = step;
  const say = speaker(language);
  const count = countOf(game);
  const hill = hillIn(count, letter as Letter);
  if (task.kind === 'choose' && task.question.ask.what === 'hill' && !isCounted)
    return hillInLines(say, game, hill);
  const later = laterFirst(step, count);
  return [briefReason(say, game, hill, focusOf(task)), ...(later ? [orderReason(say, later)] : [])];
}

/** The texts of the buttons. */
function choicesIn(language: Language, { game, task }: LessonStep): readonly string[] {
  if (task.kind === 'fields') return [];
  const { ask, choices } = task.question;
  const tell = quizSentences(speaker(language), game, (at) => game.position[parseField(at)]);
  return choices.map((choice) => tell.answer(ask.what, choice as never));
}

test('a right answer is explained in few words', () => {
  expect(lessonSteps(FIRST_LESSON).map((step) => reasonsOf('en', step))).toStrictEqual([
    [''],
    ['Merchants: 0, peasants: 2.'],
    ['2 + 1 = 3'],
    ['2 + 2 + 2 + 2 = 8'],
    ['Marco 8, Livia 7'],
    ['2 + 2 = 4', 'Had hill C come first, A4 would be empty: 6.'],
    ['Captured: D4.', 'Marco 5: D2 (5).', 'Livia 4: D3 (4).'],
  ]);
});

test.each(LANGUAGES)('pictures stand before the words they belong to, in %s', (language) => {
  const pictures = EXAMPLE_LESSONS.flatMap(lessonSteps).map((step) =>
    wordsIn(language, step).text.match(/\[\w+\](?=\p{L})/gu),
  );
  expect(pictures).toStrictEqual([
    null,
    ['[merchant]', '[peasant]'],
    ['[merchant]', '[peasant]', '[condottiere]', '[fled]', '[captured]'],
    ['[spring]'],
    null,
    null,
    null,
    ['[spring]'],
    null,
    null,
    ['[merchant]', '[peasant]'],
    null,
    null,
    null,
    null,
  ]);
});

/**
 * Numbers and names of fields count as words. Names of pictures do not, nor do texts without letters: choosing a
 * number is part of answering, and a sum is on the board as well.
 */
function countWords(all: readonly string[]): number {
  const texts = all.filter((text) => /\p{L}/u.test(text));
  return (
    texts
      .join(' ')
      .replace(/\[\w+\]/g, '')
      .match(/[\p{L}\p{N}’]+/gu)?.length ?? 0
  );
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** All texts of a screen below the board, including answers and the reasons of the right one. */
function wordsOnScreen(language: Language, step: LessonStep): number {
  const right = speaker(language)('lesson.right');
  const texts = [...Object.values(wordsIn(language, step)), ...choicesIn(language, step)];
  return countWords([...texts, right, ...reasonsOf(language, step)]);
}

/**
 * The time that somebody needs who has never seen the game and gets everything right: 150 words a minute, three
 * seconds for each answer and twenty for the hill that is counted without help.
 */
test.each(LANGUAGES)('the first lesson, which promises two minutes, takes no longer in %s', (language) => {
  const seconds = lessonSteps(FIRST_LESSON).map(
    (step) => (wordsOnScreen(language, step) / 150) * 60 + (step.idea === 'alone' ? 20 : 3),
  );
  expect(sum(seconds)).toBeLessThanOrEqual(120);
});

test('the first lesson has seven screens of few words, each answered by one tap', () => {
  const steps = lessonSteps(FIRST_LESSON);
  expect(steps).toHaveLength(7);
  expect(countWords(steps.flatMap((step) => Object.values(wordsIn('en', step))))).toBeLessThanOrEqual(145);
  const answers = steps.filter(({ task }) => task.kind === 'choose' || task.asked.of === 'last-neighbour');
  expect(answers).toHaveLength(steps.length);
});

test.each(EXAMPLE_LESSONS)('no screen of “%s” has many words', (lesson) => {
  const counts = lessonSteps(lesson).map((step) => countWords(Object.values(wordsIn('en', step))));
  expect(Math.max(...counts)).toBeLessThanOrEqual(42);
});

test('each practice suggestion has its reason', () => {
  const english = speaker('en');
  expect(practiceReason(english, { why: 'wrong', dueIn: 0 })).toBe('Wrong last time');
  expect(practiceReason(english, { why: 'later', dueIn: 1 })).toBe('Due in 1 day');
});
