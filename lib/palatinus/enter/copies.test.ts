/** My copy of the game and others: a borrowed copy never replaces mine. */

import { describe, expect, test } from 'vitest';
import { NAME_LENGTH } from '../../text';
import { exampleGame, LETTERS, soundGame } from '..';
import {
  adoptBorrowedCopy,
  areAllTilesKnown,
  type Copy,
  copyInUse,
  draftOf,
  EMPTY_NOTEBOOK,
  EMPTY_TABLE,
  exampleCopy,
  isBegun,
  type Notebook,
  nameCopy,
  newGame,
  newGameOfSamePlayers,
  openExample,
  openGame,
  openNotebook,
  placePiece,
  resetCopy,
  resetRulings,
  setArrow,
  setCopy,
  setHandedness,
  setRuling,
  toggleSpringOf,
  withExampleCopy,
  withMyCopy,
} from './';
import { playing } from './testing';

const MINE: Copy = { name: 'Ours', springs: { A: [1], B: [2, 3], C: [], D: [4], E: [5], F: [6], G: [1, 2] } };
const mine: Notebook = { ...playing('red', 'blue'), copy: MINE };

test('the example copy is marked as one, and knows every spring', () => {
  expect(exampleCopy().example).toBe(true);
  expect(Object.keys(exampleCopy().springs)).toStrictEqual([...LETTERS]);
});

test('all tiles are known once every letter has its springs, even if a tile has none', () => {
  const { G: _, ...six } = MINE.springs;
  expect(areAllTilesKnown(MINE)).toBe(true);
  expect(areAllTilesKnown({ springs: six })).toBe(false);
  expect(areAllTilesKnown(EMPTY_NOTEBOOK.copy)).toBe(false);
});

describe('the name of my copy', () => {
  const long = '🏛'.repeat(NAME_LENGTH);
  const { name: _, ...nameless } = MINE;
  test.each([
    { typed: 'At Anna’s', saved: { ...MINE, name: 'At Anna’s' } },
    { typed: `${long}!`, saved: { ...MINE, name: long } },
    { typed: 'Ours\u202e', saved: { ...MINE, name: 'Ours' } },
    { typed: '  ', saved: nameless },
  ])('“$typed”', ({ typed, saved }) => {
    expect(nameCopy(mine, typed)).toStrictEqual({ ...mine, copy: saved });
  });
});

describe('a table', () => {
  const game = exampleGame();
  const opened = openGame(mine, game);

  test('that is opened borrows its springs, which can be returned or kept', () => {
    expect(copyInUse(opened).springs.C).toStrictEqual(game.board.tiles.C.springs);
    expect(opened.copy).toStrictEqual(MINE);
    expect(copyInUse(withMyCopy(opened))).toStrictEqual(MINE);
    const adopted = adoptBorrowedCopy(opened);
    expect(adopted.copy).toStrictEqual({ springs: exampleCopy().springs });
    expect(adopted.table).not.toHaveProperty('borrowed');
  });

  test('that is opened with the springs of my copy borrows nothing', () => {
    expect(openGame(setCopy(mine, exampleCopy()), game).table).not.toHaveProperty('borrowed');
  });

  test('with the example copy never makes that mine', () => {
    const borrowed = withExampleCopy(mine);
    expect(copyInUse(borrowed)).toStrictEqual(exampleCopy());
    expect(adoptBorrowedCopy(borrowed)).toBe(borrowed);
    expect(withMyCopy(borrowed)).toStrictEqual(mine);
  });

  test('with my copy has nothing to keep', () => {
    expect(adoptBorrowedCopy(mine)).toBe(mine);
  });

  test('is played with a copy that becomes mine', () => {
    expect(setCopy(withExampleCopy(EMPTY_NOTEBOOK), MINE)).toStrictEqual({ ...EMPTY_NOTEBOOK, copy: MINE });
  });

  test('stays when my copy is cleared', () => {
    expect(resetCopy(opened)).toStrictEqual({ ...opened, copy: { springs: {} } });
  });

  test('can be the example: sound, with the example copy, and mine untouched', () => {
    const example = openExample(mine);
    expect(soundGame(draftOf(example))).toStrictEqual({ ok: true, value: game });
    expect(example.table.borrowed).toStrictEqual(exampleCopy());
    expect(example.copy).toStrictEqual(MINE);
  });

  test('that is new keeps the players, and is played with my copy', () => {
    const players = opened.table.players.map((player) => ({ ...player, name: 'Remus' }));
    const theirs = { ...opened, table: { ...opened.table, players } };
    expect(newGame(theirs)).toStrictEqual({ table: { players, tiles: {}, pieces: {} }, copy: MINE });
    expect(newGame(mine)).toStrictEqual(mine);
  });

  test('that is new keeps the example copy if my own is unknown', () => {
    const unknown = { ...mine, copy: EMPTY_NOTEBOOK.copy };
    expect(newGame(withExampleCopy(unknown)).table.borrowed).toStrictEqual(exampleCopy());
    expect(newGameOfSamePlayers(withExampleCopy(unknown)).table.borrowed).toStrictEqual(exampleCopy());
    expect(newGame(withExampleCopy(mine)).table).not.toHaveProperty('borrowed');
    expect(newGame(openExample(unknown)).table, 'the example itself').toStrictEqual(EMPTY_TABLE);
  });

  test('that is new keeps the rulings that are not standard', () => {
    const ruled = setRuling(opened, 'tieBreak', 'none');
    expect(newGame(ruled).table.rulings).toStrictEqual({ tieBreak: 'none' });
    expect(newGame(setRuling(openExample(mine), 'tieBreak', 'none')).table).toStrictEqual({
      ...EMPTY_TABLE,
      rulings: { tieBreak: 'none' },
    });
    expect(newGame(resetRulings(ruled)).table).not.toHaveProperty('rulings');
  });

  test('that is new after the example has no players', () => {
    expect(newGame(openExample(mine)).table).toStrictEqual(EMPTY_TABLE);
    expect(newGame(openGame(mine, game)).table).toStrictEqual(EMPTY_TABLE);
    const { players } = game;
    expect(newGameOfSamePlayers(openExample(mine)).table).toStrictEqual({ ...EMPTY_TABLE, players });
  });

  test('that is new keeps players who have the same names as the example’s', () => {
    const theirs = { ...mine, table: { ...EMPTY_TABLE, players: game.players, handedness: 'left' } } as const;
    expect(newGame(theirs).table).toStrictEqual({ ...EMPTY_TABLE, players: game.players });
  });

  test('comes with its copy, unless that is empty', () => {
    expect(openNotebook(mine, opened)).toStrictEqual(opened);
    expect(openNotebook(opened, EMPTY_NOTEBOOK)).toStrictEqual({ ...EMPTY_NOTEBOOK, copy: MINE });
  });
});

describe('a table is begun', () => {
  test.each([
    ['with a lean', setHandedness(mine, 'left'), true],
    ['with an arrow', setArrow(mine, 4, 2), true],
    ['with an inhabitant', placePiece(mine, '32', { people: 'red', kind: 'peasant' }), true],
    ['with nothing but players and a copy', mine, false],
    ['with a spring in my copy', toggleSpringOf(mine, 'A', 4), false],
  ] as const)('%s: %s', (_, notebook, begun) => {
    expect(isBegun(notebook)).toBe(begun);
  });
});
