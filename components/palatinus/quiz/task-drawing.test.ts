/** What is drawn for a task before and after its answer, on the rulebook's hill C. */

import { describe, expect, test } from 'vitest';
import type { Spot } from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { type AskedTask, askedTask, countOf, lessonStep } from '@/lib/palatinus/learn';
import { stepAbout } from '@/lib/palatinus/learn/testing';
import { questionOf } from '@/lib/palatinus/quiz';
import { answeredDrawing, askingDrawing, type TaskDrawing } from './task-drawing';

const drawn = (asked: AskedTask, found?: Parameters<typeof answeredDrawing>[2]): TaskDrawing =>
  answeredDrawing(asked, countOf(asked.game), found);
const NOTHING = { fields: [] } as const;

/** `C2 sum 8`, by field names. */
function marksOf({ scene, marks }: TaskDrawing): readonly string[] {
  const name = (spot: Spot): string => fieldNameAt(scene, spot) ?? '';
  return marks.map(({ at, look, text }) => [name(at), look, text].filter(Boolean).join(' ')).toSorted();
}

describe('while a question is open', () => {
  test('nothing reveals the answer, and the piece in question has a ring', () => {
    const asked = stepAbout('peasant');
    const drawing = askingDrawing(asked, countOf(asked.game), { sources: {} });
    expect(marksOf(drawing)).toStrictEqual(['A4 taken', 'C4 stood', 'C6 taken']);
    expect(Object.values(drawing.highlights)).toStrictEqual(['chosen']);
    expect(drawing.lines).toStrictEqual([]);
  });

  test('tapped fields show what they give, and their sum', () => {
    const asked = stepAbout('peasant');
    const drawing = askingDrawing(asked, countOf(asked.game), { sources: { E5: 2, C1: 4 } });
    expect(marksOf(drawing)).toEqual(expect.arrayContaining(['C1 picked +4', 'C2 sum 6', 'E5 picked +2']));
  });

  test('tapped fields do not look right or wrong', () => {
    const asked = stepAbout('gone');
    const drawing = askingDrawing(asked, countOf(asked.game), { fields: ['E2', 'E3'] });
    expect(marksOf(drawing)).toStrictEqual(['E2 picked', 'E3 picked']);
  });

  test('all neighbours but the last are marked', () => {
    const asked = stepAbout('neighbours');
    expect(marksOf(askingDrawing(asked, countOf(asked.game), NOTHING))).toStrictEqual([
      'C1 gain ✓',
      'C3 gain ✓',
      'E4 gain ✓',
    ]);
  });

  test('a hill that people count themselves shows everybody and no number', () => {
    const asked = stepAbout('alone');
    const drawing = askingDrawing(asked, countOf(asked.game), NOTHING);
    expect(marksOf(drawing)).toStrictEqual([]);
    expect(Object.values(drawing.scene.pieces).filter(Boolean)).toHaveLength(29);
  });

  test('the question who takes a hill shows everybody’s influence', () => {
    const asked = stepAbout('control');
    expect(marksOf(askingDrawing(asked, countOf(asked.game), NOTHING))).toEqual(
      expect.arrayContaining(['C1 sum 4', 'C2 sum 8', 'C3 sum 3', 'C5 sum 0']),
    );
  });
});

describe('when a question is answered', () => {
  test('a missed neighbour and a wrong field differ from the others', () => {
    const found = { right: 0, count: 1, missed: ['E5'], surplus: ['A4'] } as const;
    expect(marksOf(drawn(stepAbout('neighbours'), { found }))).toStrictEqual([
      'A4 slip ✗',
      'C1 gain ✓',
      'C3 gain ✓',
      'E4 gain ✓',
      'E5 slip !',
    ]);
  });

  test('so do captives, and fields that give something', () => {
    const captives = { right: 1, count: 2, missed: ['A4'], surplus: [] } as const;
    expect(marksOf(drawn(stepAbout('captures'), { found: captives }))).toContain('A4 slip !');
    const missed = [{ at: 'E4', reason: 'spring', points: 2 }] as const;
    expect(
      marksOf(drawn(stepAbout('peasant'), { found: { right: 3, count: 4, missed, surplus: [] } })),
    ).toEqual(expect.arrayContaining(['C1 gain +2', 'E4 slip +2!']));
  });

  test('only the captives of the condottiere in question are crossed out', () => {
    expect(marksOf(drawn(stepAbout('captures')))).toStrictEqual(['A4 captured', 'C6 captured']);
    expect(drawn(stepAbout('captures')).lines).toHaveLength(2);
    expect(marksOf(drawn(stepAbout('fate')))).toStrictEqual(['E2 fled']);
    expect(marksOf(drawn(stepAbout('gone')))).toStrictEqual(['E3 captured', 'E6 fled', 'F4 captured']);
  });

  test('a shared captive has an arrow from everybody who captures it', () => {
    const asked = lessonStep('shared-captive', 0);
    const { lines } = drawn(asked);
    expect(new Set(lines.map(({ from }) => from)).size).toBeGreaterThan(1);
  });

  test('everything that feeds an inhabitant has its number', () => {
    expect(marksOf(drawn(stepAbout('peasant')))).toEqual(
      expect.arrayContaining(['C1 gain +2', 'C2 sum 8', 'C3 gain +2', 'E4 gain +2', 'E5 gain +2']),
    );
  });

  test('a hill that people counted themselves shows every sum, and who was captured', () => {
    const marks = marksOf(drawn(stepAbout('alone')));
    expect(marks).toEqual(expect.arrayContaining(['D2 sum 5', 'D3 sum 4', 'D4 taken', 'D5 sum 0']));
  });

  test('a hill has the sign of its taker, and a game the signs of all takers', () => {
    expect(drawn(stepAbout('control')).hills).toStrictEqual([{ at: 3, takers: ['yellow'] }]);
    const winner = askedTask(questionOf({ topic: 'winner', level: 1, seed: 'a' }));
    expect(drawn(winner).hills).toHaveLength(7);
    expect(drawn(winner).dimmed).toBeUndefined();
  });
});
