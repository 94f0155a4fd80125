/** The most that a count can come to, however the rules are read: more than that is a slip of the finger. */

import { fieldsOf, type Game, LETTERS, type Letter } from '..';

/** No inhabitant is worth more to a merchant than a condottiere. */
const MOST_FROM_INHABITANT = 3;

/** To a peasant, an empty field or a spring. */
const MOST_FROM_FIELD = 2;

/** Of a tied hill, where the token may be worth less. */
const DISC = 2;

/** A field touches at most five others: its hill is not a field. */
const MOST_NEIGHBOURS = 5;

/** If all six inhabitants around a hill were one player's, and each had everything next to it that could feed it. */
export function mostInfluence({ neighbours, around, springs }: Game['board'], letter: Letter): number {
  return sum(
    fieldsOf(letter).map((field) => {
      const beside = neighbours[field].length;
      const springsHere = around[field].filter((other) => springs[other]).length;
      return Math.max(MOST_FROM_INHABITANT * beside, MOST_FROM_FIELD * (beside + springsHere));
    }),
  );
}

/** If one player took all hills and had all condottieri, one more than were entered, each with five captives. */
export function mostPoints({ board, position }: Game): number {
  const hills = LETTERS.map((letter) => Math.max(board.tiles[letter].token, DISC));
  const condottieri = position.filter((piece) => piece?.kind === 'condottiere').length;
  return sum(hills) + (condottieri + 1) * MOST_NEIGHBOURS;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
