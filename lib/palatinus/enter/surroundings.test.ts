/** The neighbours of a field are those of the rules. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS, makeField, SPOTS, spotOf } from '..';
import { sound } from '../testing';
import { soundDrafts } from '../testing-drafts';
import { EMPTY_NOTEBOOK, type Notebook, openGame, setHandedness, surroundings } from './';
import { playing, withPlacement, withTiles } from './testing';

const leaningRight = setHandedness(playing('red', 'purple', 'blue'), 'right');
const table = withPlacement(withTiles(leaningRight, { A: [1], B: [4], G: [3] }), {
  '00': 'purple merchant',
  '01': 'red peasant',
  '13': 'blue peasant',
  '62': 'red condottiere',
});

test('a field has its name, its spring, its piece and its neighbours', () => {
  // A1 touches A2, A6, B4, B5 and G3.
  expect(surroundings(table, '00')).toStrictEqual({
    name: 'A1',
    place: 0,
    spring: true,
    piece: { people: 'purple', kind: 'merchant' },
    neighbours: { merchant: 0, peasant: 2, condottiere: 1 },
    emptyNeighbours: 2,
    springNeighbours: 2,
  });
});

test('an empty field at the rim has few neighbours', () => {
  // B1 touches B2 and B6.
  expect(surroundings(table, '10')).toStrictEqual({
    name: 'B1',
    place: 1,
    spring: false,
    neighbours: { merchant: 0, peasant: 0, condottiere: 0 },
    emptyNeighbours: 2,
    springNeighbours: 0,
  });
});

test('before anything is entered a field has a place, and neighbours only once the lean is known', () => {
  const bare = surroundings(EMPTY_NOTEBOOK, '32');
  expect(bare).not.toHaveProperty('name');
  expect(bare.place).toBe(3);
  const leaning = (notebook: Notebook): readonly number[] =>
    SPOTS.map((spot) => surroundings(notebook, spot).emptyNeighbours);
  expect(new Set(leaning(EMPTY_NOTEBOOK))).toStrictEqual(new Set([0]));
  const [right, left] = [setHandedness(EMPTY_NOTEBOOK, 'right'), setHandedness(EMPTY_NOTEBOOK, 'left')];
  expect(leaning(right)).not.toStrictEqual(leaning(left));
});

test('on every table the neighbours are those the rules count', () => {
  fc.assert(
    fc.property(soundDrafts.map(sound), (game) => {
      const notebook = openGame(EMPTY_NOTEBOOK, game);
      const { board, position } = game;
      for (const field of FIELDS) {
        const adjacent = board.neighbours[field];
        const standing = adjacent.flatMap((other) => position[other] ?? []);
        const found = surroundings(notebook, spotOf(board, field));
        expect(found.name).toBe(makeField(field));
        expect(found.piece).toStrictEqual(position[field]);
        expect(found.spring).toBe(board.springs[field]);
        expect(found.emptyNeighbours).toBe(adjacent.length - standing.length);
        expect(found.springNeighbours).toBe(adjacent.filter((other) => board.springs[other]).length);
        expect(found.neighbours.peasant).toBe(standing.filter(({ kind }) => kind === 'peasant').length);
      }
    }),
    { numRuns: 50 },
  );
});
