/** How answers are judged, on the rulebook's hill C: 8 for the peasant on C2, two captives for the condottiere on C5. */

import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../random';
import { type FieldName, makeField, parseField } from '..';
import { type Ask, makeQuestion } from '../quiz';
import { type Given, judge, lessonStep, type Task } from '.';
import { stepAbout } from './testing';

const taskAbout = (idea: Parameters<typeof stepAbout>[0]): Task => stepAbout(idea).task;
const chosen = (answer: number): Given => ({ by: 'choice', answer });

describe('a number', () => {
  test('is right, or its mistake is named', () => {
    expect(judge(taskAbout('peasant'), chosen(8))).toMatchObject({
      mark: 'right',
      answer: 8,
      mistake: undefined,
    });
    expect(judge(taskAbout('peasant'), chosen(2))).toMatchObject({
      mark: 'wrong',
      mistake: { what: 'misreading', misreading: 'occupied-springs-forgotten' },
    });
    // Empty fields that give 1 would explain it, too.
    expect(judge(taskAbout('both'), chosen(4))).toMatchObject({
      mistake: { what: 'ruling', ruling: 'emptySpring' },
      isOneOfSeveral: true,
    });
    expect(judge(taskAbout('peasant'), chosen(99))).toStrictEqual({
      mark: 'wrong',
      answer: 99,
      mistake: undefined,
    });
  });
});

describe('what each field gives', () => {
  test('has part credit for each source', () => {
    const { mark, found } = judge(taskAbout('peasant'), { by: 'sources', tapped: { E5: 2, C1: 2, C3: 2 } });
    expect(mark).toBe('part');
    expect(found).toStrictEqual({
      right: 3,
      count: 4,
      missed: [expect.objectContaining({ at: 'E4', reason: 'spring' })],
      surplus: [],
    });
  });

  test('is no answer if the sum is right by chance', () => {
    const verdict = judge(taskAbout('peasant'), { by: 'sources', tapped: { E5: 4, C1: 2, C3: 2 } });
    expect(verdict).toMatchObject({ mark: 'part', found: { surplus: [{ at: 'E5', points: 2 }] } });
    expect(verdict.answer).toBeUndefined();
  });
});

describe('fields', () => {
  test('are found, missed or too many, and a misreading is named', () => {
    expect(judge(taskAbout('gone'), { by: 'fields', fields: ['F4', 'E6', 'E3'] })).toMatchObject({
      mark: 'right',
    });
    expect(judge(taskAbout('gone'), { by: 'fields', fields: ['E6', 'F4'] })).toMatchObject({
      mark: 'part',
      mistake: { what: 'misreading', misreading: 'opponents-only' },
      found: { right: 2, count: 3, missed: ['E3'], surplus: [] },
    });
    expect(judge(taskAbout('gone'), { by: 'fields', fields: ['E6', 'E4'] })).toMatchObject({
      mark: 'wrong',
      mistake: undefined,
      found: { right: 1, count: 3, missed: ['E3', 'F4'], surplus: ['E4'] },
    });
    expect(judge(taskAbout('gone'), chosen(1))).toMatchObject({
      mark: 'wrong',
      found: { right: 0, count: 3 },
    });
  });

  test('that were missed tell what they give, where that is asked', () => {
    const { task: sources } = lessonStep('own-spring', 0);
    const { found } = judge(sources, { by: 'fields', fields: [] });
    expect(found?.missed).toContainEqual(expect.objectContaining({ reason: 'own-spring', points: 2 }));
  });

  test('of captives are an answer of the quiz, found one by one', () => {
    const question = makeQuestion({ topic: 'own-side', level: 2 }, makeRandom('captives'));
    const captives = question.answer as readonly FieldName[];
    const asked: Task = { kind: 'choose', question };
    const tapped = (fields: readonly FieldName[]): Given => ({ by: 'fields', fields });
    expect(captives.length).toBeGreaterThan(1);
    expect(judge(asked, tapped(captives.toReversed()))).toMatchObject({ mark: 'right', answer: captives });
    expect(judge(asked, tapped([]))).toMatchObject({
      mark: 'wrong',
      answer: [],
      found: { right: 0, count: captives.length },
    });
  });

  test('of a condottiere that flees are all surplus, and the reason is given', () => {
    const question = makeQuestion({ topic: 'equal-groups', level: 1 }, makeRandom('fleeing'));
    const { neighbours } = question.game.board;
    const { at } = question.ask as Ask<'condottiere'>;
    const fields = neighbours[parseField(at)]
      .filter((field) => question.game.position[field]?.kind === 'merchant')
      .map(makeField);
    const verdict = judge({ kind: 'choose', question }, { by: 'fields', fields });
    expect(verdict).toMatchObject({ mark: 'wrong', answer: fields });
    expect(verdict.mistake).toBeDefined();
    expect(verdict.found).toBeUndefined();
  });
});
