/** The tiles: letters, arrows, tokens and springs, and what is asked for next. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LETTERS, type Letter, PLACES, type Place, type Token } from '..';
import {
  EMPTY_NOTEBOOK,
  freeLetters,
  type Notebook,
  nextPlace,
  questionFor,
  ringTokens,
  setArrow,
  setHandedness,
  setLetter,
  setToken,
  settleSprings,
  tileAt,
  tilesDone,
} from './';
import { lettersOn, placementOf, playing, withPlacement, withTiles } from './testing';
import { notebooks, tileEdits } from './testing-edits';

const laid = (letters: string): Notebook =>
  [...letters].reduce(
    (notebook, letter, place) =>
      letter === '-' ? notebook : setLetter(notebook, place as Place, letter as Letter),
    EMPTY_NOTEBOOK,
  );

describe('a letter', () => {
  test.each([
    { on: '-------', place: 3, letter: 'C', leaves: '---C---', why: 'is set where it is picked' },
    { on: 'ABCDE--', place: 5, letter: 'G', leaves: 'ABCDEGF', why: 'finds the last place by itself' },
    { on: 'ABCDEF-', place: 6, letter: 'G', leaves: 'ABCDEFG', why: 'picked again changes nothing' },
    { on: 'ABCDEFG', place: 1, letter: 'E', leaves: 'AECDBFG', why: 'changes places with another' },
    { on: 'AB-----', place: 2, letter: 'A', leaves: '-BA----', why: 'moves to a place without one' },
    { on: 'AB-----', place: 0, letter: 'G', leaves: 'GB-----', why: 'replaces another' },
  ] as const)('$why: $on, $letter on $place', ({ on, place, letter, leaves }) => {
    expect(lettersOn(setLetter(laid(on), place, letter))).toBe(leaves);
  });

  test('is free unless a place has it', () => {
    expect(freeLetters(EMPTY_NOTEBOOK)).toStrictEqual(LETTERS);
    expect(freeLetters(laid('GA'))).toStrictEqual(['B', 'C', 'D', 'E', 'F']);
  });

  test('keeps arrow and token, which people see on the board', () => {
    const before = setToken(setArrow(laid('AB'), 1, 4), 1, 3);
    const after = setLetter(before, 2, 'B');
    expect(tileAt(after, 1)).toStrictEqual({ arrow: 4, token: 3 });
    expect(tileAt(after, 2)).toStrictEqual({ letter: 'B' });
  });

  test('in the centre sets the token worth 6, unless there is another', () => {
    expect(tileAt(laid('C'), 0)).toStrictEqual({ letter: 'C', token: 6 });
    expect(tileAt(setLetter(setToken(EMPTY_NOTEBOOK, 0, 2), 0, 'C'), 0).token).toBe(2);
    expect(tileAt(laid('-C'), 1)).toStrictEqual({ letter: 'C' });
  });
});

describe('a token', () => {
  const tokens = (...values: readonly Token[]): Notebook =>
    values.reduce(
      (notebook, token, index) => setToken(notebook, (index + 1) as Place, token),
      EMPTY_NOTEBOOK,
    );
  const tokensOf = (notebook: Notebook): readonly (Token | undefined)[] =>
    PLACES.map((place) => tileAt(notebook, place).token).slice(1);
  const left = (notebook: Notebook): readonly Token[] =>
    ringTokens(notebook).flatMap(({ token, isUnused }) => (isUnused ? [token] : []));

  test('replaces another, and picked again changes nothing', () => {
    expect(tokensOf(setToken(tokens(4), 1, 5))[0]).toBe(5);
    expect(setToken(tokens(4), 1, 4)).toStrictEqual(tokens(4));
  });

  test('is set on the last hill when it is the last of the usual six', () => {
    expect(tokensOf(tokens(3, 5, 4, 3, 5))).toStrictEqual([3, 5, 4, 3, 5, 4]);
  });

  test('of the last hill follows a correction, unless it was picked or an arrow is entered there', () => {
    const arrows = (notebook: Notebook, places: readonly Place[]): Notebook =>
      places.reduce((laid, place) => setArrow(laid, place, 0), notebook);
    const slipped = arrows(tokens(5, 5, 4, 3, 4), [0, 1, 2, 3, 4, 5]);
    expect(tokensOf(slipped)).toStrictEqual([5, 5, 4, 3, 4, 3]);
    expect(tokensOf(setToken(slipped, 2, 3))).toStrictEqual([5, 3, 4, 3, 4, 5]);
    expect(tokensOf(setToken(slipped, 2, 9))).toStrictEqual([5, 9, 4, 3, 4, undefined]);
    expect(tokensOf(setToken(slipped, 6, 5))).toStrictEqual([5, 5, 4, 3, 4, 5]);
    expect(tokensOf(setToken(arrows(slipped, [6]), 2, 3))).toStrictEqual([5, 3, 4, 3, 4, 3]);
    expect(tokensOf(setToken(setToken(slipped, 6, 9), 2, 3)), 'picked by hand').toStrictEqual([
      5, 3, 4, 3, 4, 9,
    ]);
  });

  test('is not filled in if the table has other tokens', () => {
    expect(tokensOf(tokens(3, 5, 4, 3, 9))).toStrictEqual([3, 5, 4, 3, 9, undefined]);
  });

  test.each([
    { laid: [], inTray: [3, 3, 4, 4, 5, 5] },
    { laid: [3], inTray: [3, 4, 4, 5, 5] },
    { laid: [3, 3, 5], inTray: [4, 4, 5] },
    { laid: [3, 3, 3, 9], inTray: [4, 4, 5, 5] },
  ] as { laid: Token[]; inTray: Token[] }[])('$laid laid leaves $inTray in the tray', ({ laid, inTray }) => {
    expect(left(tokens(...laid))).toStrictEqual(inTray);
  });

  test('in the centre is not one of the six', () => {
    expect(left(setToken(EMPTY_NOTEBOOK, 0, 3))).toStrictEqual([3, 3, 4, 4, 5, 5]);
  });
});

test('a tile needs its letter, arrow, springs and token, and then nothing more', () => {
  const lettered = setLetter(EMPTY_NOTEBOOK, 1, 'B');
  const arrowed = setArrow(lettered, 1, 3);
  const settled = settleSprings(arrowed, 'B');
  const stages = [EMPTY_NOTEBOOK, lettered, arrowed, settled, setToken(settled, 1, 5)];
  expect(stages.map((notebook) => questionFor(notebook, 1))).toStrictEqual([
    'letter',
    'arrow',
    'springs',
    'token',
    undefined,
  ]);
  expect(stages.map((notebook) => tilesDone(notebook))).toStrictEqual([0, 0, 0, 0, 1]);
  expect(questionFor(setToken(settled, 1, 5), 1, ['B'])).toBe('springs');
});

test('the next place is the first that is not complete', () => {
  const done = withTiles(playing('red', 'blue'));
  expect([nextPlace(EMPTY_NOTEBOOK), nextPlace(done)]).toStrictEqual([0, undefined]);
  expect(nextPlace(setLetter(laid('AB'), 0, 'B'))).toBe(0);
  expect(tilesDone(done)).toBe(7);
});

describe('any edit of the tiles', () => {
  test('moves no piece', () => {
    const standing = { '00': 'red merchant', '32': 'blue condottiere' } as const;
    const before = withPlacement(withTiles(playing('red', 'blue')), standing);
    const after = setHandedness(setArrow(setLetter(before, 3, 'A'), 0, 4), 'left');
    expect(placementOf(after)).toStrictEqual(standing);
    fc.assert(
      fc.property(notebooks, tileEdits, (notebook, { apply }) => {
        expect(apply(notebook).table.pieces).toBe(notebook.table.pieces);
      }),
    );
  });

  test('never leaves a single letter over', () => {
    const places = fc.constantFrom(...PLACES);
    fc.assert(
      fc.property(notebooks, places, fc.constantFrom(...LETTERS), (notebook, at, letter) => {
        expect(freeLetters(setLetter(notebook, at, letter))).not.toHaveLength(1);
      }),
    );
  });
});
