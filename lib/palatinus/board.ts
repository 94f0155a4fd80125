/** The seven tiles laid out: where each hill and field lies, and which fields touch. */

import { type Direction, type Hex, neighbours as neighbouringHexes, turnDirection, walk } from '../hex';
import {
  type ByField,
  byField,
  byLetter,
  type Field,
  fieldsOf,
  hillOf,
  makeField,
  numberOf,
  parseField,
} from './field';
import type { ByLetter, FieldName, FieldNumber, Handedness, Letter, Place, Tile } from './types';

export interface Board {
  readonly handedness: Handedness;
  readonly tiles: ByLetter<Tile>;
  /** The fields that touch a field, in order of their names. A hill is not a field. */
  readonly neighbours: ByField<readonly Field[]>;
  /** A field and its neighbours, in order of their names. */
  readonly around: ByField<readonly Field[]>;
  /** Everything that can matter to a hill: its fields and their neighbours, in order of their names. */
  readonly reach: ByLetter<readonly Field[]>;
  readonly springs: ByField<boolean>;
}

const CENTRE: Hex = { q: 0, r: 0 };

export function makeBoard(handedness: Handedness, tiles: ByLetter<Tile>): Board {
  const hexes = byField((field) => hexOfField(handedness, tiles[hillOf(field)], numberOf(field)));
  const at = new Map(hexes.map((hex, field) => [keyOf(hex), field as Field]));
  const neighbours = byField((field) =>
    neighbouringHexes(hexes[field])
      .map((hex) => at.get(keyOf(hex)))
      .filter((beside) => beside !== undefined)
      .sort(ascending),
  );
  const around = byField((field) => [field, ...neighbours[field]].sort(ascending));
  return {
    handedness,
    tiles,
    neighbours,
    around,
    reach: byLetter((letter) =>
      [...new Set(fieldsOf(letter).flatMap((field) => around[field]))].sort(ascending),
    ),
    springs: byField((field) => tiles[hillOf(field)].springs.includes(numberOf(field))),
  };
}

/** The fields that touch a field, by their names. */
export function neighbourNames(
  { neighbours }: Pick<Board, 'neighbours'>,
  at: FieldName,
): readonly FieldName[] {
  return neighbours[parseField(at)].map(makeField);
}

export function hexOfHill(board: Board, letter: Letter): Hex {
  return hexOfPlace(board.handedness, board.tiles[letter].place);
}

export function hexOf(board: Board, field: Field): Hex {
  return hexOfField(board.handedness, board.tiles[hillOf(field)], numberOf(field));
}

/** A ring hill lies two hexes out from the centre and one to the side to which the ring leans. */
export function hexOfPlace(handedness: Handedness, place: Place): Hex {
  if (place === 0) return CENTRE;
  const outwards = (place - 1) as Direction;
  const sideways = turnDirection(outwards, handedness === 'right' ? 1 : -1);
  return walk(walk(CENTRE, outwards, 2), sideways);
}

function hexOfField(handedness: Handedness, tile: Tile, number: FieldNumber): Hex {
  return walk(hexOfPlace(handedness, tile.place), turnDirection(tile.arrow, number - 1));
}

function keyOf({ q, r }: Hex): number {
  return q * 100 + r;
}

function ascending(a: number, b: number): number {
  return a - b;
}
