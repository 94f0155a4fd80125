/** The move that would have been worth most to each player. */

import { expect, test } from 'vitest';
import { type Placement, table } from '../testing';
import { bestMoves } from '.';

/** `0: B1 to G3, 5 instead of 0` */
function moves(placement: Placement, options: Parameters<typeof table>[1] = {}): readonly string[] {
  return bestMoves(table(placement, options)).map(
    ({ player, from, to, points, before, winsAlone }) =>
      `${player}: ${from} to ${to}, ${points} instead of ${before}${winsAlone ? ', and wins' : ''}`,
  );
}

test('most points for each who has a piece to move', () => {
  // G3 touches A1 and brings the token of G, worth 5; blue's merchants touch each other and hold A, worth 6.
  expect(moves({ B1: 'red merchant', A1: 'blue merchant', A2: 'blue merchant' })).toStrictEqual([
    '0: B1 to G3, 5 instead of 0',
    '2: A2 to G3, 11 instead of 6, and wins',
  ]);
});

test('none for whom no move is worth more', () => {
  expect(moves({ A1: 'red peasant' })).toStrictEqual([]);
});

test('a condottiere may move, an ally may not', () => {
  // On B3 the condottiere captures the merchant on C1. The ally would bring more: with A, worth 6.
  const players = [{ people: 'red', ally: 'purple' }, { people: 'green' }] as const;
  const placement: Placement = {
    B1: 'red condottiere',
    C1: 'green merchant',
    C2: 'green merchant',
    E4: 'purple peasant',
  };
  expect(moves(placement, { players })).toStrictEqual([
    '0: B1 to B3, 5 instead of 4, and wins',
    '1: C2 to B3, 6 instead of 3, and wins',
  ]);
});
