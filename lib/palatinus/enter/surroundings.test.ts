/** What lies around a field: the same neighbours the rules see. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS, makeField, SPOTS, spotOf } from '..';
import { sound } from '../testing';
import { soundDrafts } from '../testing-drafts';
import { EMPTY_NOTEBOOK, openGame, setHandedness, surroundings } from './';
import { playing, withStanding, withTiles } from './testing';

const table = withStanding(withTiles(playing('red', 'purple', 'blue'), { A: [1], B: [4], G: [3] }), {
  '00': 'purple merchant',
  '01': 'red peasant',
  '13': 'blue peasant',
  '62': 'red condottiere',
});

test('a field tells its name, its spring, who stands there and who beside it', () => {
  // A1 touches A2, A6, B4, B5 and G3.
  expect(surroundings(table, '00')).toStrictEqual({
    name: 'A1',
    place: 0,
    spring: true,
    piece: { people: 'purple', kind: 'merchant' },
    beside: { merchant: 0, peasant: 2, condottiere: 1 },
    emptyBeside: 2,
    springsBeside: 2,
  });
});

test('an empty field at the rim has few neighbours', () => {
  // B1 touches B2 and B6.
  expect(surroundings(table, '10')).toStrictEqual({
    name: 'B1',
    place: 1,
    spring: false,
    beside: { merchant: 0, peasant: 0, condottiere: 0 },
    emptyBeside: 2,
    springsBeside: 0,
  });
});

test('before anything is told a field has a place, and the ring leans right', () => {
  const bare = surroundings(EMPTY_NOTEBOOK, '32');
  expect(bare).not.toHaveProperty('name');
  expect(bare.place).toBe(3);
  const leaning = (lean: 'right' | 'left'): readonly number[] =>
    SPOTS.map((spot) => surroundings(setHandedness(EMPTY_NOTEBOOK, lean), spot).emptyBeside);
  expect(SPOTS.map((spot) => surroundings(EMPTY_NOTEBOOK, spot).emptyBeside)).toStrictEqual(leaning('right'));
  expect(leaning('left')).not.toStrictEqual(leaning('right'));
});

test('on every table the neighbours are those the rules count', () => {
  fc.assert(
    fc.property(soundDrafts.map(sound), (game) => {
      const notebook = openGame(EMPTY_NOTEBOOK, game);
      const { board, position } = game;
      for (const field of FIELDS) {
        const beside = board.neighbours[field];
        const standing = beside.flatMap((other) => position[other] ?? []);
        const told = surroundings(notebook, spotOf(board, field));
        expect(told.name).toBe(makeField(field));
        expect(told.piece).toStrictEqual(position[field]);
        expect(told.spring).toBe(board.springs[field]);
        expect(told.emptyBeside).toBe(beside.length - standing.length);
        expect(told.springsBeside).toBe(beside.filter((other) => board.springs[other]).length);
        expect(told.beside.peasant).toBe(standing.filter(({ kind }) => kind === 'peasant').length);
      }
    }),
    { numRuns: 50 },
  );
});
