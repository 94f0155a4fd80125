/** Who takes a hill, as numbers and as players. */
import { expect, test } from 'vitest';
import { type Control, type Player, playersTaking, takersOf } from '.';

const [RED, GREEN, BLUE]: readonly [Player, Player, Player] = [
  { people: 'red' },
  { people: 'green' },
  { people: 'blue' },
];

test.each<[Control, readonly number[], readonly Player[]]>([
  [{ kind: 'won', player: 1 }, [1], [GREEN]],
  [{ kind: 'tied', players: [0, 2] }, [0, 2], [RED, BLUE]],
  [{ kind: 'unclaimed' }, [], []],
])('%j', (outcome, numbers, players) => {
  expect(playersTaking(outcome)).toEqual(numbers);
  expect(takersOf(outcome, [RED, GREEN, BLUE])).toEqual(players);
});
