/** The highest numbers that a count can reach, however the rules are read: a higher one is a typing error. */

import { fieldsOf, type Game, LETTERS, type Letter } from '..';

/** The most that a merchant earns from an inhabitant: a condottiere. */
const MOST_FROM_INHABITANT = 3;

/** What a peasant earns from an empty field or a spring. */
const MOST_FROM_FIELD = 2;

/** The disc for a tied hill, where the token may be worth less. */
const DISC = 2;

/** A field touches at most five others, because its hill is not a field. */
const MOST_NEIGHBOURS = 5;

/**
 * As if all six inhabitants around a hill belonged to one player, with everything next to them that could feed them.
 */
export function mostInfluence({ neighbours, around, springs }: Game['board'], letter: Letter): number {
  return sum(
    fieldsOf(letter).map((field) => {
      const beside = neighbours[field].length;
      const springsHere = around[field].filter((other) => springs[other]).length;
      return Math.max(MOST_FROM_INHABITANT * beside, MOST_FROM_FIELD * (beside + springsHere));
    }),
  );
}

/** As if one player took all hills and had all condottieri, one more than entered, each with five captives. */
export function mostPoints({ board, position }: Game): number {
  const hills = LETTERS.map((letter) => Math.max(board.tiles[letter].token, DISC));
  const condottieri = position.filter((piece) => piece?.kind === 'condottiere').length;
  return sum(hills) + (condottieri + 1) * MOST_NEIGHBOURS;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
