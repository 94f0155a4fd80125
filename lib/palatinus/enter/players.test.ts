/** Who plays: no edit removes a seat, a colour or a piece that can be kept. */

import { describe, expect, test } from 'vitest';
import { NAME_LENGTH } from '../../text';
import { PEOPLES } from '..';
import {
  alliesFor,
  canRemovePlayer,
  EMPTY_NOTEBOOK,
  freePeoples,
  lossesOf,
  PLAYER_COUNTS,
  removeAlly,
  removePlayer,
  setExpected,
  setName,
  setPeople,
  setPlayerCount,
} from './';
import { placementOf, playing, type Seat, seatsOf, withPlacement } from './testing';

describe('the number of players', () => {
  test.each([
    { from: [], count: 2, seats: ['red with green', 'purple with yellow'] },
    { from: [], count: 3, seats: ['red', 'purple', 'green'] },
    { from: [], count: 5, seats: ['red', 'purple', 'green', 'yellow', 'blue'] },
    { from: ['blue', 'green'], count: 4, seats: ['blue', 'green', 'red', 'purple'] },
    { from: ['blue', 'green', 'red', 'purple'], count: 3, seats: ['blue', 'green', 'red'] },
    { from: ['blue', 'green', 'red'], count: 2, seats: ['blue with red', 'green with purple'] },
    { from: ['red with blue', 'green with yellow'], count: 3, seats: ['red', 'green', 'purple'] },
    { from: ['red', 'green'], count: 2, seats: ['red', 'green'] },
    { from: ['red', 'green'], count: 1, seats: ['red', 'green'] },
    { from: ['red', 'green'], count: 6, seats: ['red', 'green'] },
  ] as { from: Seat[]; count: number; seats: string[] }[])(
    'from $from to $count: $seats',
    ({ from, count, seats }) => {
      expect(seatsOf(setPlayerCount(playing(...from), count))).toStrictEqual(seats);
    },
  );

  test('keeps the pieces of those who stay, and the names', () => {
    const before = setName(playing('red', 'blue', 'green', 'yellow'), 1, 'Anna');
    const standing = { '00': 'red merchant', '10': 'blue condottiere', '20': 'yellow peasant' } as const;
    const after = setPlayerCount(withPlacement(before, standing), 3);
    expect(placementOf(after)).toStrictEqual({ '00': 'red merchant', '10': 'blue condottiere' });
    expect(after.table.players[1]).toStrictEqual({ name: 'Anna', people: 'blue' });
  });

  test('makes a player who leaves an ally, and removes that player’s condottieri', () => {
    const standing = { '00': 'blue merchant', '10': 'blue condottiere', '20': 'red peasant' } as const;
    const after = setPlayerCount(withPlacement(playing('red', 'purple', 'green', 'blue'), standing), 2);
    expect(seatsOf(after)).toStrictEqual(['red with blue', 'purple with green']);
    expect(placementOf(after)).toStrictEqual({ '00': 'blue merchant', '20': 'red peasant' });
  });

  test('makes an ally with inhabitants on the board a new player, and keeps the pieces', () => {
    const standing = { '00': 'blue merchant', '10': 'blue peasant' } as const;
    const after = setPlayerCount(withPlacement(playing('red with yellow', 'purple with blue'), standing), 3);
    expect(seatsOf(after)).toStrictEqual(['red', 'purple', 'blue']);
    expect(placementOf(after)).toStrictEqual(standing);
  });

  test('clears the expected numbers when the count changes, and nothing when the same count is picked again', () => {
    const changed = setExpected(playing('red', 'blue', 'green'), 'player', 'merchant', 4);
    expect(setPlayerCount(changed, 4).table.expected).toBeUndefined();
    expect(setPlayerCount(changed, 3)).toBe(changed);
  });
});

test('two to five can play, and players can be removed down to two', () => {
  expect(PLAYER_COUNTS).toStrictEqual([2, 3, 4, 5]);
  expect(
    PLAYER_COUNTS.map((count) => canRemovePlayer(setPlayerCount(EMPTY_NOTEBOOK, count).table)),
  ).toStrictEqual([false, true, true, true]);
});

describe('a player who leaves', () => {
  test('leaves the others in their seats', () => {
    const after = removePlayer(setName(playing('red', 'blue', 'green', 'yellow'), 2, 'Zoë'), 1);
    expect(after.table.players).toStrictEqual([
      { people: 'red' },
      { name: 'Zoë', people: 'green' },
      { people: 'yellow' },
    ]);
  });

  test('of three leaves two with allies', () => {
    expect(seatsOf(removePlayer(playing('red', 'blue', 'green'), 0))).toStrictEqual([
      'blue with red',
      'green with purple',
    ]);
  });

  test.each([
    ['is not there', playing('red', 'blue', 'green'), 3],
    ['is one of two', playing('red', 'blue'), 0],
    ['is one of nobody', EMPTY_NOTEBOOK, 0],
  ] as const)('who %s does not', (_, notebook, player) => {
    expect(removePlayer(notebook, player)).toBe(notebook);
  });
});

describe('a people', () => {
  const three = withPlacement(playing('red', 'blue', 'green'), {
    '00': 'red merchant',
    '01': 'blue condottiere',
    '02': 'green peasant',
  });
  const two = withPlacement(playing('red with green', 'blue with yellow'), {
    '00': 'red condottiere',
    '01': 'red merchant',
    '02': 'green peasant',
    '03': 'yellow merchant',
  });

  test('that is free recolours what stands on the board', () => {
    const after = setPeople(three, 1, 'player', 'purple');
    expect(seatsOf(after)).toStrictEqual(['red', 'purple', 'green']);
    expect(placementOf(after)).toStrictEqual({ ...placementOf(three), '01': 'purple condottiere' });
  });

  test('that another player has is swapped, and the pieces stay as they are', () => {
    const after = setPeople(three, 0, 'player', 'green');
    expect(seatsOf(after)).toStrictEqual(['green', 'blue', 'red']);
    expect(placementOf(after)).toStrictEqual(placementOf(three));
  });

  test.each([
    { player: 0, role: 'player', people: 'green', seats: ['green with red', 'blue with yellow'] },
    { player: 0, role: 'ally', people: 'red', seats: ['green with red', 'blue with yellow'] },
    { player: 1, role: 'ally', people: 'red', seats: ['yellow with green', 'blue with red'] },
  ] as const)('changes hands between player and ally: $seats', ({ player, role, people, seats }) => {
    const after = setPeople(two, player, role, people);
    const { '00': _, ...without } = placementOf(two);
    expect(seatsOf(after)).toStrictEqual(seats);
    expect(placementOf(after)).toStrictEqual(without);
  });

  test('that is free can become an ally’s, with or without pieces', () => {
    const recoloured = setPeople(two, 1, 'ally', 'purple');
    expect(seatsOf(recoloured)).toStrictEqual(['red with green', 'blue with purple']);
    expect(placementOf(recoloured)).toMatchObject({ '03': 'purple merchant' });
    expect(seatsOf(setPeople(playing('red', 'blue'), 1, 'ally', 'green'))).toStrictEqual([
      'red',
      'blue with green',
    ]);
  });

  test.each([
    ['is theirs already', two, 0, 'player', 'red'],
    ['is taken, and they have none to give for it', playing('red', 'blue with green'), 0, 'ally', 'blue'],
    ['would be an ally’s among three', three, 0, 'ally', 'yellow'],
  ] as const)('that %s changes nothing', (_, notebook, player, role, people) => {
    expect(setPeople(notebook, player, role, people)).toBe(notebook);
  });

  test('of the other’s ally goes to a player without one, and leaves the other without', () => {
    const after = setPeople(removeAlly(two, 0), 0, 'ally', 'yellow');
    expect(seatsOf(after)).toStrictEqual(['red with yellow', 'blue']);
    expect(placementOf(after)).toMatchObject({ '03': 'yellow merchant' });
  });

  test('is not given to a seat that does not exist', () => {
    expect(setPeople(two, 2, 'player', 'yellow')).toBe(two);
    expect(setPeople(two, -1, 'ally', 'yellow')).toBe(two);
  });

  test('can become an ally’s if nobody plays it, and two play', () => {
    expect(alliesFor(two.table.players)).toStrictEqual(['purple', 'green', 'yellow']);
    expect(alliesFor(three.table.players)).toStrictEqual([]);
  });

  test('is free unless a player or an ally has it', () => {
    expect(freePeoples([])).toStrictEqual(PEOPLES);
    expect(freePeoples(two.table.players)).toStrictEqual(['purple']);
  });

  test('of an ally who leaves loses its pieces', () => {
    const after = removeAlly(two, 0);
    const { '02': _, ...without } = placementOf(two);
    expect(seatsOf(after)).toStrictEqual(['red', 'blue with yellow']);
    expect(placementOf(after)).toStrictEqual(without);
  });
});

describe('a name', () => {
  const long = '🏛'.repeat(NAME_LENGTH);
  test.each([
    { typed: 'Livia', saved: { name: 'Livia', people: 'blue' } },
    { typed: 'Anna ', saved: { name: 'Anna ', people: 'blue' } },
    { typed: `${long}!`, saved: { name: long, people: 'blue' } },
    { typed: '\u202eaivil\u0000', saved: { name: 'aivil', people: 'blue' } },
    { typed: '\u200b\u3164', saved: { people: 'blue' } },
    { typed: ' ', saved: { people: 'blue' } },
    { typed: '', saved: { people: 'blue' } },
  ])('“$typed”', ({ typed, saved }) => {
    const before = setName(playing('red', 'blue'), 1, 'Marco');
    expect(setName(before, 1, typed).table.players).toStrictEqual([{ people: 'red' }, saved]);
  });
});

describe('the pieces that leave the board', () => {
  const two = withPlacement(playing('red with green', 'blue with yellow'), {
    '00': 'red condottiere',
    '01': 'green merchant',
    '02': 'green peasant',
    '03': 'green peasant',
    '04': 'yellow merchant',
  });

  test('is listed by player and ally', () => {
    expect(lossesOf(two, removeAlly(two, 0))).toStrictEqual([
      {
        player: 0,
        role: 'ally',
        people: 'green',
        inhabitants: { merchant: 1, peasant: 2, condottiere: 0 },
      },
    ]);
    expect(lossesOf(two, setPeople(two, 0, 'player', 'green'))).toStrictEqual([
      {
        player: 0,
        role: 'player',
        people: 'red',
        inhabitants: { merchant: 0, peasant: 0, condottiere: 1 },
      },
    ]);
    expect(lossesOf(two, setPlayerCount(two, 3)).map(({ player, role }) => [player, role])).toStrictEqual([
      [1, 'ally'],
    ]);
  });

  test('are none if a people is only swapped or recoloured', () => {
    expect(lossesOf(two, setPeople(two, 0, 'player', 'blue'))).toStrictEqual([]);
    expect(lossesOf(two, setPeople(two, 0, 'ally', 'purple'))).toStrictEqual([]);
  });
});
