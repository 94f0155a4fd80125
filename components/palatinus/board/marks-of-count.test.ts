/** Each item of a count has its rings, lines and marks on the board. */
import { describe, expect, test } from 'vitest';
import {
  type FieldName,
  type Game,
  type Hill,
  parseField,
  SPOTS,
  type Spot,
  score,
  spotOfName,
} from '@/lib/palatinus';
import { table } from '@/lib/palatinus/testing';
import type { BoardLine, BoardMark, Highlights } from './marks';
import {
  allBut,
  linesOfCaptures,
  linesOfInfluence,
  marksOfFugitives,
  marksOfInfluence,
  marksOfLeaving,
  ringsAround,
  ringsOfCondottieri,
  ringsOfInfluence,
  sumsOf,
  tracesOfEarlier,
  tracesOfLeaving,
} from './marks-of-count';

/**
 * Hill A: red sees a merchant and captures it, green sees one of each kind and flees. Nobody else can be captured.
 */
const game = table(
  {
    A1: 'red condottiere',
    B4: 'blue merchant',
    A2: 'green condottiere',
    A3: 'blue peasant',
    A5: 'red peasant',
  },
  { springs: ['A5', 'A6'] },
);
const { board } = game;
const [hill] = score(game).hills as readonly Hill[] as [Hill];

const at = (field: FieldName): Spot => spotOfName(board, field);
const rings = (fields: Partial<Record<FieldName, string>>): Highlights =>
  Object.fromEntries(Object.entries(fields).map(([field, look]) => [at(field as FieldName), look]));
const line = (from: FieldName, to: FieldName, look: BoardLine['look']): BoardLine => ({
  from: at(from),
  to: at(to),
  look,
});
const mark = (field: FieldName, look: BoardMark['look'], text?: string): BoardMark => ({
  at: at(field),
  look,
  ...(text !== undefined && { text }),
});

test('any fields can have rings of one look', () => {
  expect(ringsAround(board, ['A1', 'C6'], 'warned')).toEqual(rings({ A1: 'warned', C6: 'warned' }));
});

test('the spots of all fields but some are found', () => {
  const dimmed = allBut(board, [parseField('A1'), parseField('C6')]);
  expect(dimmed.size).toBe(SPOTS.length - 2);
  expect(dimmed).not.toContain(at('A1'));
  expect(dimmed).not.toContain(at('C6'));
});

describe('condottieri', () => {
  test('are chosen, and the people they looked at have rings of beads', () => {
    expect(ringsOfCondottieri(board, hill.condottieri)).toEqual(
      rings({ A1: 'chosen', A2: 'chosen', B4: 'giving', A3: 'giving' }),
    );
    expect(ringsOfCondottieri(board, hill.condottieri.slice(0, 1))).toEqual(
      rings({ A1: 'chosen', B4: 'giving' }),
    );
  });

  test('have a line to each captive', () => {
    expect(linesOfCaptures(board, hill.condottieri)).toEqual([line('A1', 'B4', 'captures')]);
  });
});

describe('a piece that leaves', () => {
  test('is marked as captive or fugitive', () => {
    expect(marksOfLeaving(board, hill)).toEqual([mark('B4', 'captured'), mark('A2', 'fled')]);
    expect(marksOfFugitives(board, hill.condottieri)).toEqual([mark('A2', 'fled')]);
  });

  test('leaves a trace while its hill is counted', () => {
    expect(tracesOfLeaving(board, hill)).toEqual([mark('B4', 'taken'), mark('A2', 'stood')]);
  });

  test('leaves a trace at later hills nearby', () => {
    const after: Game['position'] = table({ A1: 'red condottiere', A3: 'blue peasant' }).position;
    const fields = (['A1', 'A2', 'A3', 'A4'] as const).map((field) => parseField(field));
    expect(tracesOfEarlier(board, fields, game.position, after)).toEqual([mark('A2', 'stood')]);
    expect(tracesOfEarlier(board, fields, game.position, game.position)).toEqual([]);
  });
});

describe('influence', () => {
  test('of all inhabitants is a sum on each', () => {
    expect(sumsOf(board, hill.influence)).toEqual(
      hill.influence.map((one) => mark(one.at, 'sum', String(one.points))),
    );
    expect(sumsOf(board, hill.influence).map(({ text }) => text)).toContain('0');
  });

  const [one] = hill.influence.filter((each) => each.at === 'A5') as [Hill['influence'][number]];

  test('of one inhabitant is a gain on each field that gives something, two if it gives twice, its own spring, and the sum', () => {
    const gains = marksOfInfluence(board, one);
    expect(gains.filter((each) => each.at === at('A6'))).toEqual([
      mark('A6', 'gain', '+2'),
      mark('A6', 'gain', '+2'),
    ]);
    expect(gains.filter((each) => each.at === at('A5'))).toEqual([
      mark('A5', 'gain', '+2'),
      mark('A5', 'sum', String(one.points)),
    ]);
  });

  test('of one inhabitant has one line and beads for each field that gives something, but not for its own', () => {
    const givers = [...new Set(one.sources.map((source) => source.at))].filter((field) => field !== 'A5');
    expect(givers).toContain('A6');
    expect(linesOfInfluence(board, one)).toEqual(givers.map((field) => line(field, 'A5', 'gives')));
    expect(ringsOfInfluence(board, one)).toEqual({
      ...ringsAround(board, givers, 'giving'),
      ...rings({ A5: 'chosen' }),
    });
  });
});
