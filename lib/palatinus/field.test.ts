/** Fields by name and by number: A1 to G6 are 0 to 41. */

import { describe, expect, test } from 'vitest';
import {
  byField,
  FIELD_NAMES,
  FIELD_NUMBERS,
  FIELDS,
  type FieldName,
  fieldOf,
  fieldsOf,
  hillOf,
  LETTERS,
  makeField,
  numberOf,
  parseField,
} from '.';

test('there are 42 fields, in the order of their names', () => {
  expect(FIELDS).toHaveLength(42);
  expect(FIELD_NAMES.slice(0, 8)).toStrictEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'B1', 'B2']);
  expect([...FIELD_NAMES].sort()).toStrictEqual([...FIELD_NAMES]);
  expect(FIELDS).toStrictEqual(Array.from({ length: 42 }, (_, index) => index));
});

test.each([
  ['A1', 0, 'A', 1],
  ['A6', 5, 'A', 6],
  ['B1', 6, 'B', 1],
  ['C4', 15, 'C', 4],
  ['G6', 41, 'G', 6],
] as const)('%s is field %i, around hill %s, number %i', (name, field, letter, number) => {
  expect(makeField(field)).toBe(name);
  expect(parseField(name)).toBe(field);
  expect(hillOf(field)).toBe(letter);
  expect(numberOf(field)).toBe(number);
  expect(fieldOf(letter, number)).toBe(field);
});

test('every field is what its name says, there and back', () => {
  for (const field of FIELDS) {
    expect(parseField(makeField(field))).toBe(field);
    expect(fieldOf(hillOf(field), numberOf(field))).toBe(field);
  }
});

test.each(['', 'A', 'A0', 'A7', 'H1', 'a1', 'A1 ', '11', 'constructor', '__proto__'])(
  '“%s” names no field',
  (name) => {
    expect(parseField(name)).toBeUndefined();
  },
);

describe('the six fields of a hill', () => {
  test('go from the arrow clockwise', () => {
    expect(fieldsOf('C').map(makeField)).toStrictEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
  });

  test('of all hills are all the fields', () => {
    expect(LETTERS.flatMap((letter) => fieldsOf(letter))).toStrictEqual(FIELDS);
    expect(fieldsOf('G')).toHaveLength(FIELD_NUMBERS.length);
  });
});

test('one thing for each field is made field by field', () => {
  const names: readonly FieldName[] = byField(makeField);
  expect(names).toStrictEqual([...FIELD_NAMES]);
});
