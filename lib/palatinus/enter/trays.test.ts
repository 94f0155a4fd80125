/**
 * Entering the tiles tap by tap: what the trays offer, how many taps a known copy takes, and which tile an undo
 * selects.
 */

import { describe, expect, test } from 'vitest';
import { LETTERS, PLACES, type Place } from '..';
import {
  changedTile,
  copyInUse,
  EMPTY_NOTEBOOK,
  importCopy,
  letterTray,
  type Notebook,
  nextPlace,
  otherToken,
  questionFor,
  setArrow,
  setHandedness,
  setLetter,
  setToken,
  settleMySprings,
  settleSprings,
  tileAt,
  tilesDone,
  tilesKnown,
  toggleMySpring,
  toggleSpringOf,
  tokenTray,
  withExampleCopy,
} from './';
import { playing, withTiles } from './testing';

const done = withTiles(playing('red', 'blue'), { A: [1, 2] });

const letters = (notebook: Notebook, place?: Place): string =>
  letterTray(notebook, place)
    .map(({ letter, status, pickable }) => `${pickable ? letter : letter.toLowerCase()}${status[0]}`)
    .join(' ');
const tokens = (notebook: Notebook, place?: Place): string =>
  tokenTray(notebook, place)
    .map(({ token, status, pickable }) => `${token}${status[0]}${pickable ? '' : '!'}`)
    .join(' ');

test('a board takes 19 taps when the copy is known, and asks nothing twice', () => {
  let notebook = withExampleCopy(EMPTY_NOTEBOOK);
  let taps = 0;
  const tap = (after: Notebook): void => {
    notebook = after;
    taps += 1;
  };
  tap(setHandedness(notebook, 'left'));
  for (let place = nextPlace(notebook); place !== undefined; place = nextPlace(notebook)) {
    const question = questionFor(notebook, place);
    const letter = letterTray(notebook, place).find(({ status }) => status === 'free')?.letter ?? 'A';
    const token = tokenTray(notebook, place).find(({ status }) => status === 'free')?.token ?? 9;
    if (question === 'letter') tap(setLetter(notebook, place, letter));
    if (question === 'arrow') tap(setArrow(notebook, place, 4));
    if (question === 'token') tap(setToken(notebook, place, token));
    expect(question).not.toBe('springs');
  }
  expect(taps).toBe(19);
  expect(tilesDone(notebook)).toBe(7);
});

describe('the letters', () => {
  test('of other places cannot be picked for a place without a letter', () => {
    const begun = setLetter(setLetter(EMPTY_NOTEBOOK, 0, 'A'), 1, 'C');
    expect(letters(begun, 2)).toBe('ae Bf ce Df Ef Ff Gf');
  });

  test('can be swapped if the place has one', () => {
    expect(letters(done, 2)).toBe('Ae Be Ch De Ee Fe Ge');
  });

  test('cannot be picked without a place', () => {
    expect(letters(done)).toBe('ae be ce de ee fe ge');
  });
});

describe('the tokens', () => {
  test('are for the ring, not for the centre', () => {
    expect(tokens(EMPTY_NOTEBOOK, 0)).toBe('3f! 3f! 4f! 4f! 5f! 5f!');
    expect(tokens(EMPTY_NOTEBOOK)).toBe('3f! 3f! 4f! 4f! 5f! 5f!');
    expect(otherToken(done, 0)).toBe(6);
  });

  test('of other hills cannot be picked for a hill without one, and may replace another', () => {
    const begun = setToken(setToken(EMPTY_NOTEBOOK, 1, 3), 2, 3);
    expect(tokens(begun, 3)).toBe('3e! 3e! 4f 4f 5f 5f');
    expect(tokens(begun, 2)).toBe('3h 3e 4f 4f 5f 5f');
    expect(tokens(setToken(begun, 2, 5), 2)).toBe('3e 3f 4f 4f 5h 5f');
  });

  test('of another value are not in the tray', () => {
    expect(otherToken(setToken(EMPTY_NOTEBOOK, 4, 9), 4)).toBe(9);
    expect(otherToken(done, 4)).toBeUndefined();
    expect(otherToken(EMPTY_NOTEBOOK, undefined)).toBeUndefined();
  });
});

describe('springs that are being marked', () => {
  test('keep their tile unfinished until they are confirmed as complete', () => {
    expect([questionFor(done, 0, ['A']), questionFor(done, 1, ['A'])]).toStrictEqual(['springs', undefined]);
    expect([nextPlace(done, ['C']), tilesDone(done, ['C', 'D'])]).toStrictEqual([2, 5]);
  });
});

describe('an undo selects', () => {
  test.each([
    { what: 'a letter', after: setLetter(done, 3, 'A'), leads: 0 },
    { what: 'an arrow', after: setArrow(done, 4, 5), leads: 4 },
    { what: 'springs', after: toggleSpringOf(done, 'C', 2), leads: 2 },
    { what: 'no tile of another copy', after: withExampleCopy(done), leads: undefined },
    { what: 'nowhere', after: setHandedness(done, 'left'), leads: undefined },
  ])('what it changed: $what', ({ after, leads }) => {
    expect(changedTile(done, after)).toBe(leads);
  });

  test('of two tiles that changed letters, the current one', () => {
    const swapped = setLetter(done, 1, tileAt(done, 3).letter ?? 'A');
    expect(changedTile(swapped, done, 3)).toBe(3);
    expect(changedTile(swapped, done)).toBe(1);
  });

  test('a tile with springs confirmed as none', () => {
    const unknown = setLetter(EMPTY_NOTEBOOK, 5, 'F');
    expect(changedTile(settleSprings(unknown, 'F'), unknown)).toBe(5);
  });

  test('no place if the tile is not laid', () => {
    expect(changedTile(EMPTY_NOTEBOOK, toggleSpringOf(EMPTY_NOTEBOOK, 'B', 1))).toBeUndefined();
  });
});

describe('my copy', () => {
  test('is edited without changing the one the table is played with', () => {
    const borrowing = withExampleCopy(playing('red', 'blue'));
    const marked = settleMySprings(toggleMySpring(borrowing, 'D', 4), 'E');
    expect(marked.copy.springs).toStrictEqual({ D: [4], E: [] });
    expect(marked.table).toBe(borrowing.table);
    expect(copyInUse(marked)).toBe(copyInUse(borrowing));
  });

  test('is replaced by that of a file, but not by an example', () => {
    const copy = { name: 'Club', springs: { A: [] } };
    expect(importCopy(withExampleCopy(done), copy)).toStrictEqual({ ...done, copy });
    const example = { ...copy, example: true } as const;
    expect(importCopy(done, example)).toStrictEqual({ ...done, table: { ...done.table, borrowed: example } });
  });

  test('knows the tiles whose springs were entered', () => {
    expect(tilesKnown(EMPTY_NOTEBOOK.copy)).toBe(0);
    expect(tilesKnown(settleMySprings(EMPTY_NOTEBOOK, 'E').copy)).toBe(1);
    expect(tilesKnown(done.copy)).toBe(LETTERS.length);
    expect(PLACES).toHaveLength(LETTERS.length);
  });
});
