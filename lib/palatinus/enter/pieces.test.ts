/** Inhabitants: one tap for each piece, and a brush that picks the next piece by itself. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleGame, KINDS, type Piece, SPOTS, type Spot } from '..';
import {
  type Brush,
  boxHasMore,
  brushAfter,
  brushAfterUndo,
  brushOf,
  censusOf,
  censusSoFar,
  clearPieces,
  countPieces,
  EMPTY_NOTEBOOK,
  isNearlyDone,
  kindsOfRole,
  type Notebook,
  openGame,
  peoplesAt,
  piecesLost,
  progressOf,
  setExpected,
  setPlayerCount,
  takeBack,
  tapField,
} from './';
import { type Placement, placementOf, playing, withPlacement } from './testing';

const red = (kind: Piece['kind']): Piece => ({ people: 'red', kind });
const three = playing('red', 'blue', 'green');
const two = playing('red with green', 'blue with yellow');
const standing = { '00': 'red merchant', '32': 'blue peasant' } as const;

describe('a tap', () => {
  const table = withPlacement(three, standing);
  test.each([
    ['places on an empty field', '45', red('peasant'), { ...standing, '45': 'red peasant' }],
    ['takes back a piece of its own sort', '00', red('merchant'), { '32': 'blue peasant' }],
    ['replaces another kind', '00', red('condottiere'), { ...standing, '00': 'red condottiere' }],
    ['replaces another people', '32', red('peasant'), { ...standing, '32': 'red peasant' }],
    ['takes back without a brush', '32', undefined, { '00': 'red merchant' }],
    ['does nothing on an empty field without a brush', '45', undefined, standing],
    ['places nobody who does not play', '45', { people: 'yellow', kind: 'peasant' }, standing],
  ] as [string, Spot, Brush, Placement][])('%s', (_, spot, brush, after) => {
    expect(placementOf(tapField(table, spot, brush))).toStrictEqual(after);
  });

  test('places inhabitants of an ally, but no condottiere', () => {
    expect(placementOf(tapField(two, '00', { people: 'green', kind: 'peasant' }))).toStrictEqual({
      '00': 'green peasant',
    });
    expect(tapField(two, '00', { people: 'green', kind: 'condottiere' })).toBe(two);
  });

  test('places no more than the box holds, and still changes the kind of one', () => {
    const dozen = SPOTS.slice(0, 12).reduce((all, spot) => tapField(all, spot, red('merchant')), three);
    expect(boxHasMore(dozen, 'red')).toBe(false);
    expect(boxHasMore(dozen, 'red', '00')).toBe(true);
    expect(boxHasMore(dozen, 'blue')).toBe(true);
    expect(tapField(dozen, '60', red('merchant'))).toBe(dozen);
    expect(placementOf(tapField(dozen, '00', red('peasant')))).toMatchObject({ '00': 'red peasant' });
  });
});

test('a piece is taken back alone, all of them at once, and nothing from an empty field', () => {
  const table = withPlacement(three, standing);
  expect(placementOf(takeBack(table, '00'))).toStrictEqual({ '32': 'blue peasant' });
  expect(takeBack(table, '45')).toBe(table);
  expect(clearPieces(table)).toStrictEqual(three);
  expect([countPieces(table.table), countPieces(three.table)]).toStrictEqual([2, 0]);
});

describe('the brush', () => {
  const one = setExpected(setExpected(three, 'player', 'merchant', 1), 'player', 'peasant', 1);
  const table = setExpected(one, 'player', 'condottiere', 1);
  const say = (brush: Brush): string => (brush ? `${brush.people} ${brush.kind}` : 'none');

  test.each([
    ['begins with the first player', {}, undefined, 'red merchant'],
    ['stays while some are left', {}, { people: 'blue', kind: 'peasant' }, 'blue peasant'],
    ['moves on to the next kind', { '00': 'red merchant' }, red('merchant'), 'red peasant'],
    ['moves on to the kind left out', { '00': 'red peasant' }, red('peasant'), 'red merchant'],
    [
      'moves on to the next player',
      { '00': 'blue merchant', '01': 'blue peasant', '02': 'blue condottiere' },
      { people: 'blue', kind: 'condottiere' },
      'green merchant',
    ],
    [
      'comes back to the first player',
      { '00': 'green merchant', '01': 'green peasant', '02': 'green condottiere' },
      { people: 'green', kind: 'peasant' },
      'red merchant',
    ],
    [
      'of somebody not playing starts from the first',
      {},
      { people: 'yellow', kind: 'merchant' },
      'red merchant',
    ],
  ] as [string, Placement, Brush, string][])('%s', (_, placed, brush, next) => {
    expect(say(brushAfter(withPlacement(table, placed), brush))).toBe(next);
  });

  test.each([
    ['the first kind that is not all placed', { '00': 'red merchant' }, 'red peasant'],
    [
      'a merchant, if none is',
      { '00': 'red merchant', '01': 'red peasant', '02': 'red condottiere' },
      'red merchant',
    ],
  ] as [string, Placement, string][])('of a people just picked is %s', (_, placed, brush) => {
    expect(say(brushOf(withPlacement(table, placed), 'red'))).toBe(brush);
  });

  test('of a people that nobody plays is a merchant', () => {
    expect(say(brushOf(table, 'yellow'))).toBe('yellow merchant');
  });

  test('is none where nobody plays', () => {
    expect(brushAfter(EMPTY_NOTEBOOK, red('merchant'))).toBeUndefined();
  });

  test('after undo is what was just taken off the board', () => {
    const before = tapField(table, '00', { people: 'green', kind: 'condottiere' });
    expect(say(brushAfterUndo(before, table, red('merchant')))).toBe('green condottiere');
  });

  test('stays after an undo that takes off many, or none', () => {
    const many = withPlacement(table, { '00': 'green merchant', '01': 'blue merchant' });
    expect(say(brushAfterUndo(many, table, red('peasant')))).toBe('red peasant');
    expect(say(brushAfterUndo(table, many, red('peasant')))).toBe('red peasant');
  });

  test.each([
    { players: 2, taps: 32 },
    { players: 3, taps: 36 },
    { players: 4, taps: 32 },
    { players: 5, taps: 35 },
  ])('places the census of $players players in $taps taps and no others', ({ players, taps }) => {
    const empty = setPlayerCount(EMPTY_NOTEBOOK, players);
    fc.assert(
      fc.property(fc.shuffledSubarray([...SPOTS], { minLength: taps, maxLength: taps }), (spots) => {
        const brushes: Brush[] = [];
        let [notebook, brush]: [Notebook, Brush] = [empty, brushAfter(empty, undefined)];
        for (const spot of spots) {
          brushes.push(brush);
          notebook = tapField(notebook, spot, brush);
          brush = brushAfter(notebook, brush);
        }
        expect(brushes).not.toContain(undefined);
        expect(brush).toBeUndefined();
        expect(countPieces(notebook.table)).toBe(taps);
        expect(censusOf(notebook).complete).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

test('the census counts by what this table expects', () => {
  const [row] = censusOf(setExpected(withPlacement(three, standing), 'player', 'merchant', 3)).rows;
  expect(row?.missing).toStrictEqual({ merchant: 2, peasant: 5, condottiere: 2 });
  expect(KINDS.map((kind) => row?.placed[kind])).toStrictEqual([1, 0, 0]);
});

test('so many stand on the board, and so many should', () => {
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

test('players and allies have inhabitants, in the order in which they sit', () => {
  expect(peoplesAt(two.table)).toStrictEqual(['red', 'green', 'blue', 'yellow']);
  expect(peoplesAt(three.table)).toStrictEqual(['red', 'blue', 'green']);
});

test('what an edit would take off the board is known before', () => {
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
