/** Inhabitants on the board: placed, moved, taken back, and counted against what the game expects. */

import { describe, expect, test } from 'vitest';
import { exampleGame, KINDS, type Piece, parseField, SPOTS, type Spot, withPiece } from '..';
import {
  areAllPlaced,
  boxHasMore,
  censusOf,
  censusSoFar,
  clearPieces,
  countPieces,
  doubtfulCensus,
  EMPTY_NOTEBOOK,
  isNearlyDone,
  kindsOfRole,
  movePiece,
  type Notebook,
  newGameOfSamePlayers,
  openGame,
  peoplesAt,
  piecesLost,
  placePiece,
  progressOf,
  setExpected,
  setPlayerCount,
  settlePieces,
  takeBack,
} from './';
import { type Placement, placementOf, playing, withPlacement } from './testing';

const red = (kind: Piece['kind']): Piece => ({ people: 'red', kind });
const three = playing('red', 'blue', 'green');
const two = playing('red with green', 'blue with yellow');
const standing = { '00': 'red merchant', '32': 'blue peasant' } as const;

describe('a piece', () => {
  test('is placed, and replaces the piece that stands there', () => {
    const table = withPlacement(three, standing);
    expect(placementOf(placePiece(table, '45', red('peasant')))).toStrictEqual({
      ...standing,
      '45': 'red peasant',
    });
    expect(placementOf(placePiece(table, '32', red('peasant')))).toStrictEqual({
      ...standing,
      '32': 'red peasant',
    });
    expect(placePiece(table, '00', red('merchant')), 'stands there already').toBe(table);
    expect(placePiece(table, '45', { people: 'yellow', kind: 'peasant' }), 'nobody plays it').toBe(table);
  });

  test('of an ally is placed, but no condottiere', () => {
    expect(placementOf(placePiece(two, '00', { people: 'green', kind: 'peasant' }))).toStrictEqual({
      '00': 'green peasant',
    });
    expect(placePiece(two, '00', { people: 'green', kind: 'condottiere' })).toBe(two);
  });

  test('is not placed if the box has no more, but may still change its kind', () => {
    const dozen = SPOTS.slice(0, 12).reduce((all, spot) => placePiece(all, spot, red('merchant')), three);
    expect(boxHasMore(dozen, 'red')).toBe(false);
    expect(boxHasMore(dozen, 'red', '00')).toBe(true);
    expect(boxHasMore(dozen, 'blue')).toBe(true);
    expect(placePiece(dozen, '60', red('merchant'))).toBe(dozen);
    expect(placementOf(placePiece(dozen, '00', red('peasant')))).toMatchObject({ '00': 'red peasant' });
  });

  test.each([
    ['to an empty field', '00', '45', { '32': 'blue peasant', '45': 'red merchant' }],
    [
      'to an occupied field, and the two change places',
      '00',
      '32',
      { '00': 'blue peasant', '32': 'red merchant' },
    ],
    ['from an empty field: nothing', '45', '00', standing],
    ['to where it stands: nothing', '00', '00', standing],
  ] as [string, Spot, Spot, Placement][])('is moved %s', (_, from, to, after) => {
    expect(placementOf(movePiece(withPlacement(three, standing), from, to))).toStrictEqual(after);
  });

  test('that swaps with an equal one changes nothing', () => {
    const alike = withPlacement(three, { '00': 'red merchant', '32': 'red merchant' });
    expect(movePiece(alike, '00', '32')).toBe(alike);
  });
});

test('a single piece or all of them can be removed, and nothing from an empty field', () => {
  const table = withPlacement(three, standing);
  expect(placementOf(takeBack(table, '00'))).toStrictEqual({ '32': 'blue peasant' });
  expect(takeBack(table, '45')).toBe(table);
  expect(clearPieces(table)).toStrictEqual(three);
  expect([countPieces(table.table), countPieces(three.table)]).toStrictEqual([2, 0]);
});

test('the census uses the numbers of this table', () => {
  const [row] = censusOf(setExpected(withPlacement(three, standing), 'player', 'merchant', 3)).rows;
  expect(row?.missing).toStrictEqual({ merchant: 2, peasant: 5, condottiere: 2 });
  expect(KINDS.map((kind) => row?.placed[kind])).toStrictEqual([1, 0, 0]);
});

test('progress counts the pieces on the board and those expected', () => {
  const { rows } = censusOf(withPlacement(two, { '00': 'red merchant', '01': 'green peasant' }));
  expect(rows.map((row) => progressOf([row]))).toStrictEqual([
    { placed: 1, expected: 12 },
    { placed: 1, expected: 4 },
    { placed: 0, expected: 12 },
    { placed: 0, expected: 4 },
  ]);
  expect(progressOf(rows)).toStrictEqual({ placed: 2, expected: 32 });
  expect(rows.map((row) => kindsOfRole(row.role).length)).toStrictEqual([3, 2, 3, 2]);
});

test('players and allies have inhabitants, in seating order', () => {
  expect(peoplesAt(two.table)).toStrictEqual(['red', 'green', 'blue', 'yellow']);
  expect(peoplesAt(three.table)).toStrictEqual(['red', 'blue', 'green']);
});

test('the pieces that an edit would remove are known before', () => {
  const table = withPlacement(three, { ...standing, '60': 'green peasant', '61': 'green condottiere' });
  expect(piecesLost(table, setPlayerCount(table, 2))).toStrictEqual([
    { people: 'green', kind: 'condottiere' },
  ]);
  expect(piecesLost(table, clearPieces(table))).toHaveLength(4);
  expect(piecesLost(table, table)).toStrictEqual([]);
});

describe('the census of a table still being entered', () => {
  const five = playing('red', 'purple', 'green', 'yellow', 'blue');
  const entered = (
    ...counts: readonly (readonly [number, `${Piece['people']} ${Piece['kind']}`])[]
  ): Notebook => {
    const all = counts.flatMap(([count, piece]) => Array.from({ length: count }, () => piece));
    return withPlacement(five, Object.fromEntries(all.map((piece, index) => [SPOTS[index], piece])));
  };
  const codes = (notebook: Notebook): readonly string[] =>
    censusSoFar(notebook).diagnoses.map(({ code }) => code);

  test.each([
    ['nothing while more is to come', entered([4, 'red merchant']), []],
    [
      'kinds mixed up, once as many stand there as should',
      entered([4, 'red merchant'], [3, 'red peasant']),
      ['kinds-mixed-up'],
    ],
    [
      'peoples mixed up, once the two together have as many as they should',
      entered(
        [4, 'red merchant'],
        [3, 'red peasant'],
        [1, 'red condottiere'],
        [2, 'purple merchant'],
        [3, 'purple peasant'],
        [1, 'purple condottiere'],
      ),
      ['peoples-mixed-up'],
    ],
    ['no condottiere left over before the end', entered([3, 'red merchant'], [3, 'red peasant']), []],
  ] as const)('reports %s', (_, notebook, expected) => {
    expect(codes(notebook)).toStrictEqual(expected);
  });
});

test('a table is nearly done while no more than three are missing', () => {
  const whole = openGame(EMPTY_NOTEBOOK, exampleGame());
  const standing = SPOTS.filter((spot) => whole.table.pieces[spot]);
  const without = (count: number): Notebook => standing.slice(0, count).reduce(takeBack, whole);
  expect([0, 1, 3, 4].map((count) => isNearlyDone(censusOf(without(count))))).toStrictEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('too many of a kind are doubtful even if the players say that these were all', () => {
  const { position, ...game } = exampleGame();
  const merchant = { people: 'yellow', kind: 'merchant' } as const;
  const settled = settlePieces(
    openGame(EMPTY_NOTEBOOK, { ...game, position: withPiece(position, parseField('C2'), merchant) }),
  );
  const census = doubtfulCensus(settled);
  const yellow = census?.rows.find(({ people }) => people === 'yellow');
  expect(yellow?.missing).toStrictEqual({ merchant: -1, peasant: 0, condottiere: 0 });
  expect(census?.diagnoses.map(({ code }) => code)).toStrictEqual(['kinds-mixed-up']);
});

test('all are placed once the players say so, until a piece is added or removed', () => {
  const some = withPlacement(three, standing);
  expect(areAllPlaced(some)).toBe(false);
  const settled = settlePieces(some);
  expect(areAllPlaced(settled)).toBe(true);
  expect(doubtfulCensus(some)).toStrictEqual(censusOf(some));
  expect(doubtfulCensus(settled)).toBeUndefined();
  expect(areAllPlaced(movePiece(settled, '00', '05'))).toBe(true);
  expect(areAllPlaced(takeBack(settled, '00'))).toBe(false);
  expect(areAllPlaced(clearPieces(settled))).toBe(false);
  expect(areAllPlaced(newGameOfSamePlayers(settled))).toBe(false);
});
