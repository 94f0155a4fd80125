/** The lessons: every answer is the engine's, and the first lesson is the rulebook's example. */

import { describe, expect, test } from 'vitest';
import { score } from '..';
import {
  FIRST_LESSON,
  type FieldsTask,
  IDEAS,
  LESSONS,
  type LessonStep,
  misreadingsInTaps,
  SHORT_LESSONS,
} from '.';
import { lessonSteps, stepAbout } from './testing';

const first = lessonSteps(FIRST_LESSON);
const second = lessonSteps('finer-points');

const taskAbout = (idea: (typeof IDEAS)[number]): FieldsTask => stepAbout(idea).task as FieldsTask;

/** `captures: captives of C5 are A4 C6`, `merchant: C3 is 3` */
function told({ idea, task }: LessonStep): string {
  if (task.kind === 'fields') {
    const { asked } = task;
    return `${idea}: ${asked.of} of ${'at' in asked ? asked.at : asked.letter} are ${task.answer.join(' ')}`;
  }
  const { ask, answer } = task.question;
  return `${idea}: ${'at' in ask ? ask.at : 'letter' in ask && ask.letter} is ${answer}`;
}

describe('the lessons on the example', () => {
  test('are the rulebook’s hill C, hill D alone, and what people overlook', () => {
    expect(first.map(told)).toStrictEqual([
      'neighbours: last-neighbour of C2 are E5',
      'captures: C5 is A4,C6',
      'merchant: C3 is 3',
      'peasant: C2 is 8',
      'control: C is 1',
      'order: A3 is 4',
      'alone: D is 1',
    ]);
    expect(second.map(told)).toStrictEqual([
      'own-field: A4 is 8',
      'both: B3 is 6',
      'shared: C is 0,4,1,0,0',
      'fate: E2 is flees',
      'gone: leaving of E are E3 E6 F4',
      'nobody: E is null',
      'colours: F5 is 5',
      'tied: F is 2,0,0,0,2',
    ]);
    expect([...new Set([...first, ...second].map(({ idea }) => idea))]).toStrictEqual([...IDEAS]);
  });

  test('ends with a hill of three pieces and a captive that is counted without help and hard to guess', () => {
    const { game, isCounted, task } = stepAbout('alone');
    const hill = score(game).hills.find(({ letter }) => letter === 'D');
    expect(isCounted).toBe(false);
    expect(hill?.condottieri.flatMap(({ captured }) => captured)).toStrictEqual(['D4']);
    expect(hill?.influence.map(({ at, kind, points }) => `${at} ${kind} ${points}`)).toStrictEqual([
      'D2 merchant 5',
      'D3 peasant 4',
      'D5 condottiere 0',
    ]);
    // Everybody who stands there at first, and a tie of the two who have influence.
    expect(task.kind === 'choose' && task.question.choices).toStrictEqual([0, 1, 3, [0, 1]]);
  });

  test.each([
    [0, 'captives-stay'],
    [[0, 1], 'same-hill-only'],
    [[0, 1], 'merchant-peasant-swapped'],
  ] as const)('gives that hill to %j by the misreading %s', (answer, misreading) => {
    const { task } = stepAbout('alone');
    expect(task.kind === 'choose' && task.question.mistakes).toContainEqual({
      mistake: { what: 'misreading', misreading },
      answer,
    });
  });

  test('shows condottieri before they act, and influence when captives are gone', () => {
    const standing = first.map(({ position }) => position.filter(Boolean).length);
    expect(standing.slice(0, 3)).toStrictEqual([35, 35, 32]);
    expect(standing.at(-1), 'without the three that are absent').toBe(29);
    expect(first.map(({ letter }) => letter).join('')).toBe('CCCCCAD');
    expect(second.map(({ letter }) => letter).join('')).toBe('ABCEEEFF');
  });

  test('recognises the mistakes behind wrong taps', () => {
    expect(misreadingsInTaps(taskAbout('gone'), ['E2', 'E3', 'E6', 'F4'])[0]).toBe('captor-leaves');
    expect(misreadingsInTaps(taskAbout('gone'), ['E2', 'E6'])[0]).toBeUndefined();
    const mistakes = (['same-hill-only', 'opponents-only'] as const).map((misreading) => ({
      misreading,
      fields: ['E2'] as const,
    }));
    expect(misreadingsInTaps({ topic: 'own-side', mistakes }, ['E2']), 'what is far-fetched last').toEqual([
      'opponents-only',
      'same-hill-only',
    ]);
  });

  test.each([
    ['colours', 'merchants-skip-own'],
    ['colours', 'condottieri-count-nothing'],
    ['peasant', 'occupied-springs-forgotten'],
    ['own-field', 'own-spring-forgotten'],
    ['colours', 'captives-stay'],
    ['both', 'empty-field-worth-one'],
  ] as const)('asks in step “%s” what shows the mistake %s', (idea, misreading) => {
    const { task } = stepAbout(idea);
    const known = task.kind === 'choose' ? task.question.mistakes.map(({ mistake }) => mistake) : [];
    expect(known).toContainEqual({ what: 'misreading', misreading });
  });

  test('asks about an earlier hill to show that a captive of a later one still stood there', () => {
    const { task } = stepAbout('order');
    expect(task.kind === 'choose' && task.question.choices).toContain(6);
    expect(task.kind === 'choose' && task.question.mistakes).toContainEqual({
      mistake: { what: 'misreading', misreading: 'condottieri-first' },
      answer: 6,
    });
  });

  test.each(['captures', 'fate'] as const)('in “%s” a condottiere may flee or capture', (idea) => {
    const { task } = stepAbout(idea);
    const choices: readonly unknown[] = task.kind === 'choose' ? task.question.choices : [];
    expect(choices).toContain('flees');
    expect(choices.filter(Array.isArray).length).toBeGreaterThan(1);
  });

  test('offers that both players who capture a piece gain a point, or only one', () => {
    const { task } = stepAbout('shared');
    expect(task.kind === 'choose' && task.question.choices).toEqual(
      expect.arrayContaining([
        [0, 4, 0, 0, 0],
        [0, 4, 1, 0, 0],
      ]),
    );
  });

  test('offers that a tie gives nothing, the token or a disc', () => {
    const { task } = stepAbout('tied');
    expect(task.kind === 'choose' && task.question.choices).toEqual(
      expect.arrayContaining([
        [0, 0, 0, 0, 0],
        [2, 0, 0, 0, 2],
        [4, 0, 0, 0, 4],
      ]),
    );
  });
});

describe.each(SHORT_LESSONS)('the lesson on %s', (lesson) => {
  const steps = lessonSteps(lesson);

  test('has three steps that are always the same, the first with its idea', () => {
    expect(steps.map(({ idea }) => idea)).toStrictEqual([lesson, 'again', 'again']);
    expect(lessonSteps(lesson)).toStrictEqual(steps);
  });

  test('has something to tap or to choose in each step', () => {
    for (const { task } of steps) {
      if (task.kind === 'fields') expect(task.answer.length).toBeGreaterThan(0);
      else expect(task.question.choices.length).toBeGreaterThan(2);
    }
  });
});

test('two players share the captives, and the last step asks what both gain', () => {
  const steps = lessonSteps('shared-captive');
  for (const { game, letter } of steps) {
    const captures = score(game).hills.find((hill) => hill.letter === letter)?.captures ?? [];
    const players = captures.map(({ takers }) => new Set(takers.map(({ player }) => player)).size);
    expect(Math.max(...players)).toBeGreaterThan(1);
  }
  const last = steps.at(-1)?.task;
  expect(last?.kind === 'choose' && last.question.ask.what).toBe('gains');
});

test('there are two lessons on the example, and thirteen short ones', () => {
  expect(LESSONS).toHaveLength(15);
});
