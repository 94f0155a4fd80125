/**
 * Where on a real board the inhabitant of a question stands. Tile A lies in the centre, B at the top, C to G
 * clockwise, the ring leans right and all arrows point up, so the first field of each tile has its hill below it and
 * these neighbours:
 *
 *     A1  5 fields          F1  4, the edge at the upper left
 *     C1  3, the edge above and at the upper right          B1  2, the edge on all upper sides
 */

import { DIRECTIONS, type Direction, turnDirection, walk } from '../../hex';
import {
  type Board,
  byLetter,
  type Field,
  type FieldName,
  type FieldNumber,
  hexOf,
  LETTERS,
  makeBoard,
  makeField,
  type Place,
  parseField,
} from '..';
import type { FieldCount } from './question';

const STANDS_ON: Readonly<Record<FieldCount, FieldName>> = { 5: 'A1', 4: 'F1', 3: 'C1', 2: 'B1' };

/** The direction of the hill, seen from the inhabitant. */
export const HILL_DIRECTION: Direction = 3;

export function boardWith(springs: readonly Field[]): Board {
  const names = springs.map(makeField).sort();
  return makeBoard(
    'right',
    byLetter((letter) => ({
      place: LETTERS.indexOf(letter) as Place,
      arrow: 0,
      springs: names.filter((at) => at.startsWith(letter)).map((at) => Number(at[1]) as FieldNumber),
      token: 6,
    })),
  );
}

interface AskedPlace {
  readonly field: Field;
  /** Clockwise from the hill. */
  readonly neighbours: readonly Field[];
  readonly directions: readonly Direction[];
}

function placeWith(count: FieldCount): AskedPlace {
  const board = boardWith([]);
  const field = parseField(STANDS_ON[count]);
  const found = DIRECTIONS.map((_, index) => turnDirection(HILL_DIRECTION, index)).flatMap((direction) => {
    const { q, r } = walk(hexOf(board, field), direction);
    const neighbour = board.neighbours[field].find((other) => {
      const hex = hexOf(board, other);
      return hex.q === q && hex.r === r;
    });
    return neighbour === undefined ? [] : [{ direction, neighbour }];
  });
  return {
    field,
    neighbours: found.map(({ neighbour }) => neighbour),
    directions: found.map(({ direction }) => direction),
  };
}

/** Each place is computed when it is first needed, so that parsing a question does not need any of them. */
const known = new Map<FieldCount, AskedPlace>();

export function placeOfAsked(count: FieldCount): AskedPlace {
  const place = known.get(count) ?? placeWith(count);
  known.set(count, place);
  return place;
}

/** The directions of the fields, clockwise from the hill. In the other directions lie the hill and the edge. */
export function directionsOf(count: FieldCount): readonly Direction[] {
  return placeOfAsked(count).directions;
}
