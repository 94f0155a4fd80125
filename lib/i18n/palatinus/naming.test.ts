/** Which player a people belongs to. */

import { expect, test } from 'vitest';
import { ownerOf } from './naming';

const PLAYERS = [{ people: 'red', ally: 'green' }, { people: 'blue' }] as const;

test.each([
  ['red', 0],
  ['green', 0],
  ['blue', 1],
  ['yellow', -1],
] as const)('the %s people is of player %i', (people, owner) => {
  expect(ownerOf(PLAYERS, people)).toBe(owner);
});
