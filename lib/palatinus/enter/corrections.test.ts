/** Correcting a wrong piece where it stands. */

import { expect, test } from 'vitest';
import { BOX_HOLDS, SPOTS } from '..';
import { correctPiece, possiblePieces } from './';
import { placementOf, playing, withPlacement } from './testing';

const three = withPlacement(playing('red', 'blue', 'green'), { '00': 'red merchant' });

test('any kind of any people that plays may stand there', () => {
  expect(possiblePieces(three, '00')).toHaveLength(9);
  expect(possiblePieces(three, '00')).toContainEqual({ people: 'red', kind: 'merchant' });
});

test('an ally brings no condottiere', () => {
  const two = playing('red with green', 'blue with yellow');
  const kinds = possiblePieces(two, '00').filter(({ people }) => people === 'green');
  expect(kinds.map(({ kind }) => kind)).toEqual(['merchant', 'peasant']);
});

test('nobody of whom the box holds no more, but for the one who stands there', () => {
  const all = Object.fromEntries(SPOTS.slice(0, BOX_HOLDS).map((spot) => [spot, 'red peasant' as const]));
  const full = withPlacement(three, all);
  const peoples = (spot: (typeof SPOTS)[number] | undefined): readonly string[] =>
    spot ? [...new Set(possiblePieces(full, spot).map(({ people }) => people))] : [];
  expect(peoples(SPOTS.at(-1))).toEqual(['blue', 'green']);
  expect(peoples(SPOTS.at(0))).toEqual(['red', 'blue', 'green']);
});

test('another piece replaces it, nobody takes it back, and the same leaves all as it is', () => {
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
