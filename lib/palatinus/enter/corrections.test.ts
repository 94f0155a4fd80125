/** Correcting a wrong piece on its field. */

import { expect, test } from 'vitest';
import { BOX_HOLDS, exampleGame, FIELDS, type FieldName, LETTERS, makeField, parseField, SPOTS } from '..';
import { correctPiece, EMPTY_NOTEBOOK, type OtherFields, openGame, otherFieldsOf, possiblePieces } from './';
import { placementOf, playing, withPlacement } from './testing';

const three = withPlacement(playing('red', 'blue', 'green'), { '00': 'red merchant' });

test('any kind of any people that plays may stand there', () => {
  const choices = possiblePieces(three, '00');
  expect(choices.map(({ people, pieces }) => [people, pieces.length])).toEqual([
    ['red', 3],
    ['blue', 3],
    ['green', 3],
  ]);
  expect(choices[0]?.pieces).toContainEqual({ people: 'red', kind: 'merchant' });
});

test('an ally brings no condottiere', () => {
  const two = playing('red with green', 'blue with yellow');
  const green = possiblePieces(two, '00').find(({ people }) => people === 'green');
  expect(green?.pieces.map(({ kind }) => kind)).toEqual(['merchant', 'peasant']);
});

test('no people whose pieces are all in use, except the one that stands there', () => {
  const all = Object.fromEntries(SPOTS.slice(0, BOX_HOLDS).map((spot) => [spot, 'red peasant' as const]));
  const full = withPlacement(three, all);
  const numbers = (spot: (typeof SPOTS)[number] | undefined): readonly number[] =>
    spot ? possiblePieces(full, spot).map(({ pieces }) => pieces.length) : [];
  expect(numbers(SPOTS.at(-1))).toEqual([0, 3, 3]);
  expect(numbers(SPOTS.at(0))).toEqual([3, 3, 3]);
});

test('another piece replaces it, undefined removes it, and the same piece changes nothing', () => {
  expect(placementOf(correctPiece(three, '00', { people: 'blue', kind: 'peasant' }))).toEqual({
    '00': 'blue peasant',
  });
  expect(placementOf(correctPiece(three, '32', { people: 'blue', kind: 'peasant' }))).toEqual({
    '00': 'red merchant',
    '32': 'blue peasant',
  });
  expect(placementOf(correctPiece(three, '00', undefined))).toEqual({});
  expect(correctPiece(three, '00', { people: 'red', kind: 'merchant' })).toBe(three);
});

test('it may belong on another field: an empty one or one with a different piece, neighbours first', () => {
  const game = exampleGame();
  const notebook = openGame(EMPTY_NOTEBOOK, game);
  const others = (at: FieldName): OtherFields => otherFieldsOf(notebook, game.board, parseField(at));
  const { nextTo, elsewhere } = others('C2');
  expect(nextTo.map(makeField)).toEqual(['C1', 'C3', 'E4', 'E5']); // E5 is empty
  const hills = Object.fromEntries(elsewhere.map(({ letter, fields }) => [letter, fields.map(makeField)]));
  expect(Object.keys(hills)).toEqual([...LETTERS]);
  expect(hills.C).toEqual(['C4', 'C5', 'C6']);
  expect(hills.E).not.toContain('E4');
  const isYellowPeasant = ({ people, kind } = { people: '', kind: '' }): boolean =>
    people === 'yellow' && kind === 'peasant';
  const possible = FIELDS.filter((field) => !isYellowPeasant(game.position[field]));
  expect(new Set([...nextTo, ...elsewhere.flatMap(({ fields }) => fields)])).toEqual(new Set(possible));
  expect(others('A5'), 'nobody stands there').toEqual({ nextTo: [], elsewhere: [] });
});
