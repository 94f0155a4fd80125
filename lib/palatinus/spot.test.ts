/** Fields by position, whatever the letter and rotation of their tile. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../hex';
import {
  directionOf,
  directionOfField,
  FIELD_NUMBERS,
  FIELDS,
  HANDEDNESSES,
  hexOf,
  hexOfSpot,
  makeSpot,
  numberInDirection,
  PLACES,
  parseField,
  placeOf,
  SPOTS,
  spotOf,
} from '.';
import { sound, table } from './testing';
import { soundDrafts } from './testing-drafts';

test('there are 42 spots, place by place, each from the top clockwise', () => {
  expect(SPOTS).toHaveLength(42);
  expect(SPOTS.slice(0, 8)).toStrictEqual(['00', '01', '02', '03', '04', '05', '10', '11']);
  expect(new Set(SPOTS).size).toBe(42);
});

test('a spot can be split into its place and its direction, and put together again', () => {
  for (const place of PLACES)
    for (const direction of DIRECTIONS) {
      const spot = makeSpot(place, direction);
      expect(SPOTS).toContain(spot);
      expect([placeOf(spot), directionOf(spot)]).toStrictEqual([place, direction]);
    }
});

describe('the number of a field', () => {
  test.each([
    { arrow: 0, direction: 0, number: 1 },
    { arrow: 0, direction: 5, number: 6 },
    { arrow: 4, direction: 4, number: 1 },
    { arrow: 4, direction: 5, number: 2 },
    { arrow: 4, direction: 0, number: 3 },
    { arrow: 4, direction: 3, number: 6 },
  ] as const)('is $number in direction $direction of an arrow to $arrow', ({ arrow, direction, number }) => {
    expect(numberInDirection(arrow, direction)).toBe(number);
    expect(directionOfField(arrow, number)).toBe(direction);
  });

  test('and its direction determine each other', () => {
    for (const arrow of DIRECTIONS)
      for (const number of FIELD_NUMBERS)
        expect(numberInDirection(arrow, directionOfField(arrow, number))).toBe(number);
  });
});

test.each([
  ['A1', '00'],
  ['A6', '05'],
  ['C4', '23'],
  ['G2', '61'],
] as const)('with all arrows up, %s lies on %s', (name, spot) => {
  expect(spotOf(table({}).board, parseField(name))).toBe(spot);
});

test('on every board each field has a spot of its own, and lies where the spot does', () => {
  fc.assert(
    fc.property(soundDrafts.map(sound), ({ board }) => {
      const spots = FIELDS.map((field) => spotOf(board, field));
      expect([...spots].sort()).toStrictEqual([...SPOTS]);
      expect(spots.map((spot) => hexOfSpot(board.handedness, spot))).toStrictEqual(
        FIELDS.map((field) => hexOf(board, field)),
      );
    }),
  );
});

test.each(HANDEDNESSES)('no two spots of a board leaning %s share a hex', (handedness) => {
  const hexes = SPOTS.map((spot) => hexOfSpot(handedness, spot));
  expect(new Set(hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(42);
});
