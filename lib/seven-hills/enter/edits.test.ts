/** Markers, players, epochs and screens: each edit, and what it refuses. */

import { describe, expect, test } from 'vitest';
import { AREAS, CONSUL_CAMP, FORUM } from '..';
import {
  beginEpoch,
  canHold,
  canRemovePlayer,
  changesSince,
  countAt,
  countedStage,
  countScreen,
  EMPTY_NOTEBOOK,
  epochScreen,
  finishGame,
  hasStages,
  isEntered,
  leftInBox,
  losesMarkers,
  markersChanged,
  markersIn,
  moveMarker,
  moveSeat,
  type Notebook,
  newGame,
  nextScreen,
  onBoard,
  openNotebook,
  orderIn,
  parseEpoch,
  penaltiesIn,
  placeMarker,
  placingRefusal,
  playEarlier,
  removePlayer,
  rulingsAt,
  type Spot,
  screenForProblem,
  setColour,
  setFirstPlayer,
  setName,
  setOrder,
  setPenalties,
  setPlayerCount,
  setRulings,
  takeMarker,
  tooManyIn,
} from './';
import { FOUR, legions, placed, THREE } from './testing';

const colours = ({ table }: Notebook): string[] => table.players.map(({ colour }) => colour);
const noble: Spot = { area: 'Palatinus', player: 0, of: 'noble' };
const times = (count: number, edit: (notebook: Notebook) => Notebook, from: Notebook): Notebook =>
  Array.from({ length: count }).reduce<Notebook>(edit, from);

test('a camp holds plebeians only, every other area any class', () => {
  expect(canHold(CONSUL_CAMP, 'plebeian')).toBe(true);
  expect(canHold(CONSUL_CAMP, 'knight')).toBe(false);
  expect(canHold(FORUM, 'knight')).toBe(true);
});

test('markers that a correction has put on the board beyond the box are named with their number', () => {
  const later = placeMarker(beginEpoch(placeMarker(THREE, placed(1), noble), 2), placed(2), noble);
  expect(tooManyIn(later.table, 2)).toStrictEqual([]);
  const corrected = times(2, (now) => placeMarker(now, placed(1), noble), later);
  expect(tooManyIn(corrected.table, 1)).toStrictEqual([]);
  expect(tooManyIn(corrected.table, 2)).toStrictEqual([{ player: 0, of: 'noble', count: 1 }]);
});

test('the stage of an epoch matters once legions have moved, and if an earlier epoch is corrected', () => {
  expect(hasStages(THREE.table, placed(1))).toBe(false);
  expect(hasStages(THREE.table, legions(1))).toBe(true);
  expect(hasStages(beginEpoch(THREE, 2).table, placed(1))).toBe(true);
  const plebeian: Spot = { ...noble, of: 'plebeian' };
  const moved = placeMarker(THREE, legions(1), plebeian);
  expect(hasStages(moved.table, placed(1))).toBe(true);
});

describe('a marker', () => {
  test('is placed while the box has one, whatever the area', () => {
    const three = times(4, (now) => placeMarker(now, placed(1), noble), THREE);
    expect(countAt(three.table, placed(1), noble)).toBe(3);
    expect(placingRefusal(three, placed(1), { ...noble, area: FORUM })).toBe('box-empty');
    expect(leftInBox(three.table, placed(1), 0)).toStrictEqual({
      noble: 0,
      knight: 5,
      centurion: 5,
      plebeian: 17,
    });
    expect(onBoard(three.table, placed(4), 0).noble).toBe(3);
    expect(leftInBox(three.table, placed(1), 1).noble).toBe(3);
  });

  test('can go to a camp only if it is a plebeian', () => {
    const camp: Spot = { ...noble, area: CONSUL_CAMP };
    expect(placingRefusal(THREE, placed(1), camp)).toBe('plebeians-only');
    expect(placeMarker(THREE, placed(1), camp)).toBe(THREE);
    expect(placingRefusal(THREE, placed(1), { ...camp, of: 'plebeian' })).toBeUndefined();
  });

  test('is removed where there is one; two changes that cancel out leave no trace', () => {
    expect(takeMarker(THREE, placed(1), noble)).toBe(THREE);
    expect(takeMarker(placeMarker(THREE, placed(1), noble), placed(1), noble)).toStrictEqual(THREE);
  });

  test('of a missing player is not placed', () => {
    expect(placeMarker(THREE, placed(1), { ...noble, player: 3 })).toBe(THREE);
  });

  test('moves completely or not at all', () => {
    const voter: Spot = { area: FORUM, player: 2, of: 'plebeian' };
    const start = placeMarker(THREE, placed(1), voter);
    const moved = moveMarker(start, legions(1), voter, CONSUL_CAMP);
    expect(markersIn(moved.table, legions(1), FORUM, 2)).toBe(0);
    expect(markersIn(moved.table, legions(1), CONSUL_CAMP, 2)).toBe(1);
    expect(moveMarker(THREE, legions(1), voter, CONSUL_CAMP)).toBe(THREE);
    const placedNoble = placeMarker(THREE, placed(1), noble);
    expect(moveMarker(placedNoble, placed(1), noble, CONSUL_CAMP)).toBe(placedNoble);
  });

  test('that was added or removed since the epoch before is counted', () => {
    const one = placeMarker(THREE, placed(1), noble);
    const two = placeMarker(takeMarker(one, placed(2), noble), placed(2), { ...noble, of: 'knight' });
    expect(changesSince(two.table, legions(2), 'Palatinus', 0)).toStrictEqual({
      noble: -1,
      knight: 1,
      centurion: 0,
      plebeian: 0,
    });
    expect([1, 2, 3].map((epoch) => markersChanged(two.table, placed(epoch as 1)))).toStrictEqual([1, 2, 0]);
  });
});

describe('players', () => {
  test('get colours by seat, and keep them', () => {
    expect(colours(THREE)).toStrictEqual(['red', 'green', 'yellow']);
    expect(colours(setPlayerCount(setColour(THREE, 0, 'blue'), 4))).toStrictEqual([
      'blue',
      'green',
      'yellow',
      'red',
    ]);
    for (const count of [0, 2, 3, 5]) expect(setPlayerCount(THREE, count)).toBe(THREE);
  });

  test('swap colours; markers stay with the player', () => {
    const start = placeMarker(THREE, placed(1), noble);
    const swapped = setColour(start, 0, 'green');
    expect(colours(swapped)).toStrictEqual(['green', 'red', 'yellow']);
    expect(swapped.table.changes).toStrictEqual(start.table.changes);
    expect(setColour(start, 0, 'red')).toBe(start);
    expect(setColour(start, 3, 'blue')).toBe(start);
  });

  test('change seats with everything that is theirs', () => {
    const start = setOrder(setPenalties(placeMarker(FOUR, placed(1), noble), 2, 0, 2), 1, [3, 0, 1, 2]);
    const moved = moveSeat(setName(start, 0, 'Livia'), 0);
    expect(moved.table.players[1]).toStrictEqual({ name: 'Livia', colour: 'red' });
    expect(countAt(moved.table, placed(1), { ...noble, player: 1 })).toBe(1);
    expect(penaltiesIn(moved.table, 2)).toStrictEqual([0, 2, 0, 0]);
    expect(orderIn(moved.table, 1)).toStrictEqual([3, 1, 0, 2]);
    expect(moveSeat(moveSeat(moved, 3), 3)).toStrictEqual(moved);
    expect(moveSeat(start, 4)).toBe(start);
  });

  test('leave with their markers, and the others move up', () => {
    const start = placeMarker(placeMarker(FOUR, placed(1), noble), placed(1), { ...noble, player: 3 });
    const without = removePlayer(start, 0);
    expect(colours(without)).toStrictEqual(['green', 'yellow', 'blue']);
    expect(countAt(without.table, placed(1), { ...noble, player: 2 })).toBe(1);
    expect([losesMarkers(start, without), losesMarkers(start, removePlayer(start, 1))]).toStrictEqual([
      true,
      false,
    ]);
    expect(losesMarkers(setPenalties(FOUR, 1, 3, 1), FOUR)).toBe(true);
    expect([canRemovePlayer(FOUR.table), canRemovePlayer(THREE.table)]).toStrictEqual([true, false]);
    expect(removePlayer(setPenalties(FOUR, 1, 3, 1), 3).table.penalties).toStrictEqual({});
    expect(removePlayer(THREE, 0)).toBe(THREE);
    expect(removePlayer(FOUR, 4)).toBe(FOUR);
    expect(removePlayer(setFirstPlayer(FOUR, 1, 3), 3).table.orders).toStrictEqual({});
  });
});

describe('epochs', () => {
  test('begin one after the other, and the game is over after the fifth', () => {
    expect(beginEpoch(THREE, 3)).toBe(THREE);
    expect(finishGame(THREE)).toBe(THREE);
    const five = ([2, 3, 4, 5] as const).reduce(beginEpoch, THREE);
    expect(five.table.begun).toBe(5);
    expect(nextScreen(five)).toBe('epoch?e=5');
    expect(nextScreen(finishGame(five))).toBe('score?step=end');
  });

  test('have a playing order with everybody once', () => {
    expect(setOrder(THREE, 1, [0, 1])).toBe(THREE);
    expect(setOrder(THREE, 1, [0, 1, 1])).toBe(THREE);
    expect(orderIn(playEarlier(THREE, 1, 2).table, 1)).toStrictEqual([0, 2, 1]);
    expect(playEarlier(THREE, 1, 0)).toBe(THREE);
  });

  test('have whole numbers of penalties', () => {
    const twice = setPenalties(THREE, 1, 2, 2);
    expect(penaltiesIn(twice.table, 1)).toStrictEqual([0, 0, 2]);
    expect(setPenalties(twice, 1, 2, 0)).toStrictEqual(THREE);
    for (const [player, count] of [
      [0, -1],
      [0, 10],
      [3, 1],
    ] as const)
      expect(setPenalties(THREE, 1, player, count)).toBe(THREE);
  });

  test('of a new game are empty, with the same players and rulings', () => {
    const ruled = setRulings(THREE, { nobleInForum: 'two' });
    expect(newGame(placeMarker(ruled, placed(1), noble))).toStrictEqual(ruled);
    expect(newGame(placeMarker(THREE, placed(1), noble))).toStrictEqual(THREE);
    expect(rulingsAt(ruled.table).nobleInForum).toBe('two');
    expect(setRulings(ruled, { nobleInForum: 'one' })).toStrictEqual(THREE);
    expect(openNotebook(THREE, ruled)).toBe(ruled);
  });
});

test('an epoch counts as entered once it differs from the one before, and is counted after its legions', () => {
  const first = placeMarker(FOUR, placed(1), noble);
  const second = beginEpoch(first, 2);
  expect([1, 2].map((epoch) => isEntered(second.table, epoch as 1 | 2))).toStrictEqual([true, false]);
  expect(isEntered(setPenalties(second, 2, 1, 1).table, 2)).toBe(true);
  const moved = takeMarker(second, legions(2), noble);
  expect([1, 2].map((epoch) => countedStage(moved.table, epoch as 1 | 2))).toStrictEqual([
    'placed',
    'legions',
  ]);
  expect(nextScreen(moved)).toBe('epoch?e=2&stage=legions');
});

describe('screens', () => {
  test('follow one another', () => {
    expect(nextScreen(EMPTY_NOTEBOOK)).toBe('players');
    expect(nextScreen(THREE)).toBe('epoch?e=1');
    expect([epochScreen(3, 'legions'), countScreen(3)]).toStrictEqual([
      'epoch?e=3&stage=legions',
      'score?e=3',
    ]);
  });

  test('show only epochs that have begun', () => {
    const two = beginEpoch(THREE, 2);
    expect(['1', '2', '3', '6', 'x', null].map((text) => parseEpoch(two, text))).toStrictEqual([
      1,
      2,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('solve the problems of their part', () => {
    expect(screenForProblem({ path: ['epochs', 2, 'board', AREAS[0]] })).toBe('epoch?e=3');
    expect(screenForProblem({ path: ['players'] })).toBe('players');
  });
});
