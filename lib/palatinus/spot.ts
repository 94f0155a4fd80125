/**
 * Fields by their position on the board: `32` is the field in direction 2 of the hill on place 3.
 *
 * A field's name comes from its tile's letter and arrow, which may be unknown or wrong while a table is being
 * entered. A spot is known even then, and does not change when a letter is corrected.
 */

import { DIRECTIONS, type Direction, type Hex, turnDirection, walk } from '../hex';
import { type Board, hexOfPlace } from './board';
import { type Field, hillOf, numberOf, parseField } from './field';
import { type FieldName, type FieldNumber, type Handedness, PLACES, type Place } from './types';

export type Spot = `${Place}${Direction}`;

/** One value for each field of the board, by spot. */
export type BySpot<T> = Readonly<Record<Spot, T>>;

export const SPOTS: readonly Spot[] = PLACES.flatMap((place) =>
  DIRECTIONS.map((direction): Spot => `${place}${direction}`),
);

export function makeSpot(place: Place, direction: Direction): Spot {
  return `${place}${direction}`;
}

export function placeOf(spot: Spot): Place {
  return Number(spot[0]) as Place;
}

export function directionOf(spot: Spot): Direction {
  return Number(spot[1]) as Direction;
}

/** The direction, seen from its hill, of the field with this number. */
export function directionOfField(arrow: Direction, number: FieldNumber): Direction {
  return turnDirection(arrow, number - 1);
}

/** The number of the field in this direction of its hill. */
export function numberInDirection(arrow: Direction, direction: Direction): FieldNumber {
  return (turnDirection(direction, -arrow) + 1) as FieldNumber;
}

export function spotOf({ tiles }: Pick<Board, 'tiles'>, field: Field): Spot {
  const { place, arrow } = tiles[hillOf(field)];
  return makeSpot(place, directionOfField(arrow, numberOf(field)));
}

/** The spot of a field that is known by its name. */
export function spotOfName(board: Pick<Board, 'tiles'>, name: FieldName): Spot {
  return spotOf(board, parseField(name));
}

export function hexOfSpot(handedness: Handedness, spot: Spot): Hex {
  return walk(hexOfPlace(handedness, placeOf(spot)), directionOf(spot));
}
