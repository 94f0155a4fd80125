/**
 * Fields, by name and by number.
 *
 * People and files say "C4". The engine counts from 0 to 41 in the order of the names, A1 to G6: plain arrays then
 * serve as the board, and anything collected by number is already sorted by name.
 */

import {
  type ByLetter,
  FIELD_NUMBERS,
  type FieldName,
  type FieldNumber,
  LETTERS,
  type Letter,
} from './types';

type Below<Limit extends number, Seen extends readonly number[] = []> = Seen['length'] extends Limit
  ? Seen[number]
  : Below<Limit, [...Seen, Seen['length']]>;

export type Field = Below<42>;

/** One thing for each field. */
export type ByField<T> = Readonly<Record<Field, T>> & readonly T[];

export const FIELD_NAMES: ByField<FieldName> = LETTERS.flatMap((letter) =>
  FIELD_NUMBERS.map((number): FieldName => `${letter}${number}`),
) as unknown as ByField<FieldName>;

export const FIELDS = FIELD_NAMES.map((_, index) => index as Field);

export function makeField(field: Field): FieldName {
  return FIELD_NAMES[field];
}

const BY_NAME: ReadonlyMap<string, Field> = new Map(FIELDS.map((field) => [FIELD_NAMES[field], field]));

export function parseField(name: FieldName): Field;
export function parseField(name: string): Field | undefined;
export function parseField(name: string): Field | undefined {
  return BY_NAME.get(name);
}

/** One thing for each field, made field by field. */
export function byField<T>(make: (field: Field) => T): ByField<T> {
  return FIELDS.map(make) as unknown as ByField<T>;
}

export function fieldOf(letter: Letter, number: FieldNumber): Field {
  return (LETTERS.indexOf(letter) * 6 + number - 1) as Field;
}

/** One thing for each hill, made hill by hill. */
export function byLetter<T>(make: (letter: Letter) => T): ByLetter<T> {
  return Object.fromEntries(LETTERS.map((letter) => [letter, make(letter)])) as unknown as ByLetter<T>;
}

const FIELDS_OF = byLetter((letter) => FIELD_NUMBERS.map((number) => fieldOf(letter, number)));

/** The six fields around a hill, from the arrow, clockwise. */
export function fieldsOf(letter: Letter): readonly Field[] {
  return FIELDS_OF[letter];
}

/** The hill a field lies around. */
export function hillOf(field: Field): Letter {
  return FIELD_NAMES[field][0] as Letter;
}

export function numberOf(field: Field): FieldNumber {
  return ((field % 6) + 1) as FieldNumber;
}
