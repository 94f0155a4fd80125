/** The lessons in words, in every language, and how long the first ones take to read. */

import { describe, expect, test } from 'vitest';
import { type Letter, parseField } from '../../palatinus';
import {
  countOf,
  EXAMPLE_LESSONS,
  FIRST_LESSON,
  type FieldsTask,
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
    title: 'Neighbours share a side',
    text: 'Even across tiles. A hill is no field.',
    task: 'Next to C2: C1, C3, E4 and one more. Tap it.',
  });
});

/** What stands below a right answer. */
function reasonOf(language: Language, { game, letter, task }: LessonStep): string {
  const hill = hillIn(countOf(game), letter as Letter);
  return briefReason(speaker(language), game, hill, focusOf(task));
}

/** Answers that have to be read: numbers are only looked for. */
function choicesIn(language: Language, { game, task }: LessonStep): string {
  if (task.kind === 'fields') return '';
  const { ask, choices } = task.question;
  if (ask.what !== 'condottiere' && ask.what !== 'hill') return '';
  const tell = quizSentences(speaker(language), game, (at) => game.position[parseField(at)]);
  return choices.map((choice) => tell.answer(ask.what, choice as never)).join(' ');
}

function checkedTaps({ asked, answer }: FieldsTask): number {
  return asked.of === 'last-neighbour' ? 1 : answer.length + 1;
}

/** The neighbours of the piece in question, or everybody whose influence is added up. */
function looksOf({ game, letter, task }: LessonStep): number {
  const focus = focusOf(task);
  if ('at' in focus) return game.board.neighbours[parseField(focus.at)].length;
  return hillIn(countOf(game), letter as Letter).influence.length;
}

test('a right answer is explained in few words', () => {
  expect(lessonSteps(FIRST_LESSON).map((step) => reasonOf('en', step))).toStrictEqual([
    '',
    'Merchants: 0, peasants: 2.',
    '2 + 1 = 3',
    '2 + 2 + 2 + 2 = 8',
    'Marco 8, Livia 7',
    '2 + 2 = 4',
    'Merchants: 2, peasants: 0.',
    '',
    '2 + 2 + 2 + 1 + 1 = 8',
    '2 + 2 + 2 = 6',
    'Marco 10, Livia 6',
  ]);
});

/**
 * How long somebody takes who has never seen the game and gets everything right: 150 words a minute, half a second for each
 * field that has to be looked at or number that has to be added, two for each answer that is tapped, and one for the way on.
 */
describe.each(EXAMPLE_LESSONS)('the lesson “%s”, which promises a few minutes', (lesson) => {
  const steps = lessonSteps(lesson);
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  const countWords = (text: string): number => text.match(/[\p{L}\p{N}’]+/gu)?.length ?? 0;
  const counts = (language: Language): readonly number[] =>
    steps.map((step) => countWords(Object.values(wordsIn(language, step)).join(' ')));
  const answerWords = (language: Language): readonly number[] =>
    steps.map((step) => {
      const say = speaker(language);
      // A sum stands on the board, too.
      const reason = reasonOf(language, step).replace(/^[\d+= ]+$/, '');
      return countWords(`${choicesIn(language, step)} ${say('lesson.right')} ${reason}`);
    });
  /** One for each answer; where there are several fields each of them, and then the check. */
  const taps = steps.map(({ task }) => (task.kind === 'fields' ? checkedTaps(task) : 1));

  test('has few words on each screen', () => {
    expect(Math.max(...counts('en'))).toBeLessThanOrEqual(42);
  });

  test.each(LANGUAGES)(
    'is done in little more than two and a half by a quick newcomer, in %s',
    (language) => {
      const words = sum(counts(language)) + sum(answerWords(language));
      const seconds = (words / 150) * 60 + sum(steps.map(looksOf)) / 2 + sum(taps) * 2 + steps.length;
      expect(seconds).toBeLessThanOrEqual(155);
    },
  );
});

test('the first lesson has few words and taps', () => {
  const steps = lessonSteps(FIRST_LESSON);
  const text = steps.flatMap((step) => Object.values(wordsIn('en', step))).join(' ');
  expect(text.match(/[\p{L}\p{N}’]+/gu)?.length).toBeLessThanOrEqual(175);
  const answers = steps.filter(({ task }) => task.kind === 'choose' || task.asked.of === 'last-neighbour');
  expect(answers, 'one tap answers each').toHaveLength(steps.length);
  expect(steps.length).toBeLessThanOrEqual(11);
});

test('what to practise has its reason', () => {
  const english = speaker('en');
  expect(practiceReason(english, { why: 'wrong', dueIn: 0 })).toBe('Wrong last time');
  expect(practiceReason(english, { why: 'later', dueIn: 1 })).toBe('Due in 1 day');
});
