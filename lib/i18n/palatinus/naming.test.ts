/** The name of a player, and the player of a people. */

import { expect, test } from 'vitest';
import { speaker } from '../catalogue';
import { ownerOf, playerName } from './naming';

const PLAYERS = [{ people: 'red', ally: 'green' }, { people: 'blue' }] as const;

test.each([
  ['red', 0],
  ['green', 0],
  ['blue', 1],
  ['yellow', -1],
] as const)('the %s people is of player %i', (people, owner) => {
  expect(ownerOf(PLAYERS, people)).toBe(owner);
});

test('a double name does not break after its hyphen', () => {
  expect(playerName(speaker('en'), { people: 'red', name: 'Jean-Marc' })).toBe('Jean-\u2060Marc');
});
