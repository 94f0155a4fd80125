/**
 * What is drawn at each step of hill C of the example. It has two condottieri: one flees, the other captures two
 * people.
 */
import { describe, expect, test } from 'vitest';
import {
  type CountStep,
  exampleGame,
  type FieldName,
  type Hill,
  type HillPositions,
  hillSoFar,
  positions,
  type Spot,
  score,
  spotOfName,
} from '@/lib/palatinus';
import { table } from '@/lib/palatinus/testing';
import { drawingOf, type HillDrawing } from './hill-drawing';

const game = exampleGame();
const [, , hillC] = score(game).hills as [Hill, Hill, Hill];
const [, , atC] = positions(game) as [HillPositions, HillPositions, HillPositions];
const at = (field: FieldName): Spot => spotOfName(game.board, field);

function draw(
  part: Exclude<CountStep['part'], 'judging' | 'tally'>,
  chosen?: FieldName,
  beats?: number,
): HillDrawing {
  const step: CountStep = { part, letter: 'C' };
  return drawingOf(game, hillSoFar(hillC, step, beats), atC, step, chosen);
}
const JUDGING: CountStep = { part: 'judging', letter: 'C', condottiere: 1 };
const judging = drawingOf(game, hillSoFar(hillC, JUDGING), atC, JUDGING, undefined);

const looks = ({ marks }: HillDrawing): readonly string[] => [...new Set(marks.map(({ look }) => look))];
const pieces = ({ scene }: HillDrawing): number => Object.keys(scene.pieces).length;

describe('the board', () => {
  test('still has the pieces that leave, until the influence is counted', () => {
    expect(pieces(judging)).toBe(pieces(draw('leaving')));
    expect(pieces(draw('influence'))).toBe(pieces(draw('leaving')) - 3);
  });

  test('dims what cannot matter to the hill', () => {
    expect(judging.dimmed.size).toBe(42 - game.board.reach.C.length);
    expect(judging.dimmed).not.toContain(at('C1'));
  });
});

describe('a step', () => {
  test('of one condottiere shows only that one, and crosses nobody out', () => {
    expect(judging.highlights[at('C5')]).toBe('chosen');
    expect(judging.highlights[at('C4')]).toBeUndefined();
    expect(judging.lines.map(({ to }) => to)).toEqual([at('A4'), at('C6')]);
    expect(looks(judging)).toEqual([]);
  });

  test('of leaving shows all condottieri, and crosses out the pieces that leave', () => {
    const { highlights, lines, marks } = draw('leaving');
    expect([highlights[at('C4')], highlights[at('C5')]]).toEqual(['chosen', 'chosen']);
    expect(Object.keys(highlights).sort()).toEqual([at('A4'), at('C4'), at('C5'), at('C6')].sort());
    expect(lines).toHaveLength(2);
    expect(marks).toEqual([
      { at: at('A4'), look: 'captured' },
      { at: at('C6'), look: 'captured' },
      { at: at('C4'), look: 'fled' },
    ]);
  });

  test('of influence shows all sums, and where the pieces stood that left', () => {
    const drawing = draw('influence');
    expect(drawing.highlights).toEqual({});
    expect(drawing.lines).toEqual([]);
    expect(looks(drawing)).toEqual(['taken', 'stood', 'sum']);
    expect(drawing.marks.filter(({ look }) => look === 'sum')).toHaveLength(hillC.influence.length);
  });

  test('of influence shows what feeds the chosen inhabitant', () => {
    const drawing = draw('influence', 'C2');
    expect(drawing.highlights[at('C2')]).toBe('chosen');
    expect(looks(drawing)).toEqual(['taken', 'stood', 'gain', 'sum']);
    expect(drawing.marks.filter(({ look }) => look === 'sum')).toHaveLength(1);
    expect(drawing.lines.every(({ to, look }) => to === at('C2') && look === 'gives')).toBe(true);
  });

  test('of influence names only the chosen inhabitant and what feeds it', () => {
    expect(draw('influence').names).toBeUndefined();
    const { names, marks } = draw('influence', 'C2');
    expect(names).toEqual(
      new Set(marks.filter(({ look }) => look === 'gain' || look === 'sum').map((mark) => mark.at)),
    );
    expect(names).toContain(at('C2'));
  });

  test('of leaving crosses out the pieces one by one when people count together', () => {
    const gone = [0, 1, 2, 3].map((beats) => draw('leaving', undefined, beats).marks.length);
    expect(gone).toEqual([0, 1, 2, 3]);
  });

  test('of influence shows the sums so far and what feeds the latest inhabitant when people count together', () => {
    const sums = ({ marks }: HillDrawing): number => marks.filter(({ look }) => look === 'sum').length;
    const all = hillC.influence.length;
    expect([0, 1, 2].map((beats) => sums(draw('influence', undefined, beats)))).toEqual([0, 1, 2]);
    expect(draw('influence', undefined, 2).highlights[at(hillC.influence[1]?.at ?? 'A1')]).toBe('chosen');
    expect(draw('influence', undefined, all + 1)).toEqual(draw('influence'));
  });

  test('of a later hill shows where a captive of an earlier hill stood', () => {
    const small = table({ A1: 'red condottiere', B4: 'blue merchant', B1: 'green peasant' });
    const [, hillB] = score(small).hills as [Hill, Hill];
    const [, atB] = positions(small) as [HillPositions, HillPositions];
    const step: CountStep = { part: 'influence', letter: 'B' };
    const { marks } = drawingOf(small, hillSoFar(hillB, step), atB, step, undefined);
    const stood = marks.filter(({ look }) => look === 'taken');
    expect(stood).toEqual([{ at: spotOfName(small.board, 'B4'), look: 'taken' }]);
  });
});
