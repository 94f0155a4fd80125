/**
 * Who is gone when a piece is counted at hill F of the example, after the captures of hill E; and who is not gone yet
 * at hill A, before those of hill C.
 */

import { expect, test } from 'vitest';
import { makeRandom } from '../../random';
import type { FieldName } from '..';
import { questionAbout } from '../quiz';
import { type AskedTask, countOf, goneNextTo, laterFirst, lessonStep } from '.';
import { stepAbout } from './testing';

test('names the pieces that have left by the time a hill is counted', () => {
  const asked = stepAbout('colours');
  const early: AskedTask = { ...asked, position: asked.game.position };
  const gone = (of: AskedTask): readonly FieldName[] => goneNextTo(of, countOf(of.game), 'F5');
  expect(gone(early)).toStrictEqual(['F4']);
  expect(gone(asked), 'those are seen to be gone').toStrictEqual([]);
});

test('names what another order of hills would change, where a question is about that', () => {
  const order = stepAbout('order');
  expect(laterFirst(order, countOf(order.game))).toStrictEqual({ letter: 'C', gone: ['A4'], points: 6 });
  for (const asked of [stepAbout('peasant'), stepAbout('alone'), stepAbout('gone')])
    expect(laterFirst(asked, countOf(asked.game))).toBeUndefined();
});

test('says nothing about the order if everybody next to a piece stays', () => {
  const order = stepAbout('order');
  const ask = { what: 'influence', at: 'A2' } as const;
  const question = questionAbout({ topic: 'order', level: 1, game: order.game, ask }, makeRandom('A2'));
  const asked: AskedTask = { ...order, task: { kind: 'choose', question } };
  expect(laterFirst(asked, countOf(order.game))).toBeUndefined();
});

test('works for questions of the quiz, too, and counts without the pieces that leave', () => {
  for (const index of [0, 1, 2]) {
    const asked = lessonStep('order', index);
    const later = laterFirst(asked, countOf(asked.game));
    if (asked.task.kind === 'fields') continue;
    expect(later?.gone.length).toBeGreaterThan(0);
    expect(later?.points).not.toBe(asked.task.question.answer);
  }
});
