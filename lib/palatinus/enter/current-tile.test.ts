/** Which tile is being entered, and when the next one follows. */

import { expect, test } from 'vitest';
import type { Letter, Place } from '..';
import {
  askedTile,
  chooseTile,
  chosenAfterCorrection,
  correctedTiles,
  currentTile,
  EMPTY_NOTEBOOK,
  hasMarkedSprings,
  isLetterOfNext,
  type Notebook,
  setArrow,
  setLetter,
  setToken,
  settleSprings,
  toggleSpringOf,
  withExampleCopy,
} from './';

/** These tiles lie on the first places, complete. */
function finished(letters: string): Notebook {
  return [...letters].reduce((notebook, letter, index) => {
    const place = index as Place;
    const laid = setArrow(setLetter(notebook, place, letter as Letter), place, 0);
    return settleSprings(place === 0 ? laid : setToken(laid, place, 9), letter as Letter);
  }, EMPTY_NOTEBOOK);
}

test('the first unfinished tile is current, unless another was chosen', () => {
  const laid = finished('GD');
  expect(currentTile(laid, undefined, [])).toBe(2);
  expect(currentTile(laid, chooseTile(laid, 5, []), [])).toBe(5);
  expect(currentTile(laid, chooseTile(laid, 1, []), [])).toBe(1);
  expect(currentTile(finished('ABCDEFG'), undefined, [])).toBeUndefined();
});

test('a tile that an address names is current, and none if no tile has the letter', () => {
  const laid = finished('ABCDEFG');
  expect(currentTile(laid, askedTile(laid, 'C', []), [])).toBe(2);
  expect(askedTile(laid, 'H', [])).toBeUndefined();
});

test('after a correction the next unfinished tile is current, so that the next letter is laid there', () => {
  const corrected = setArrow(finished('GD'), 1, 3);
  expect(currentTile(corrected, chosenAfterCorrection(corrected, 1, []), [])).toBe(2);
});

test('a corrected tile stays current if no other is unfinished, or if it is unfinished now', () => {
  const all = setArrow(finished('ABCDEFG'), 1, 3);
  expect(currentTile(all, chosenAfterCorrection(all, 1, []), [])).toBe(1);
  const reopened = finished('GD');
  expect(currentTile(reopened, chosenAfterCorrection(reopened, 1, ['D']), ['D'])).toBe(1);
});

test('if springs come from another copy while they are being marked, the tile is finished and the next one is current', () => {
  const asking = setArrow(setLetter(EMPTY_NOTEBOOK, 0, 'C'), 0, 2);
  const chosen = chooseTile(asking, 0, []);
  expect(currentTile(asking, chosen, [])).toBe(0);
  expect(currentTile(withExampleCopy(asking), chosen, [])).toBe(1);
});

test('while springs are marked, a free letter is that of the next tile once nothing else is left to enter', () => {
  const asking = setArrow(setLetter(EMPTY_NOTEBOOK, 0, 'C'), 0, 2);
  expect(hasMarkedSprings(EMPTY_NOTEBOOK, 0, [])).toBe(false);
  expect(hasMarkedSprings(asking, 0, [])).toBe(false);
  const marked = toggleSpringOf(asking, 'C', 3);
  expect(hasMarkedSprings(marked, 0, ['C'])).toBe(true);
  expect(isLetterOfNext(marked, 0, 'D', ['C'])).toBe(true);
  expect(isLetterOfNext(marked, 0, 'D', []), 'the springs are settled: this corrects the tile').toBe(false);
  expect(isLetterOfNext(marked, 0, 'C', ['C'])).toBe(false);
  expect(isLetterOfNext(asking, 0, 'D', []), 'no spring yet: the letter was wrong').toBe(false);
  const onRing = toggleSpringOf(setArrow(setLetter(marked, 1, 'D'), 1, 0), 'D', 1);
  expect(isLetterOfNext(onRing, 1, 'E', ['D']), 'its token is missing').toBe(false);
});

test('corrections are named, including the tile of a swap', () => {
  const laid = setToken(finished('GD'), 1, 3);
  expect(correctedTiles(laid, setLetter(laid, 2, 'A')), 'a first letter').toStrictEqual([]);
  expect(correctedTiles(laid, setLetter(laid, 1, 'A'))).toStrictEqual([
    { part: 'letter', tile: 'D', to: 'A' },
  ]);
  expect(correctedTiles(laid, setLetter(laid, 1, 'G'))).toStrictEqual([
    { part: 'letter', tile: 'G', to: 'D' },
    { part: 'letter', tile: 'D', to: 'G' },
  ]);
  expect(correctedTiles(laid, setArrow(laid, 1, 4))).toStrictEqual([{ part: 'arrow', tile: 'D' }]);
  expect(correctedTiles(laid, setToken(laid, 1, 4))).toStrictEqual([{ part: 'token', tile: 'D', to: 4 }]);
  expect(correctedTiles(laid, setToken(laid, 1, 3)), 'taken back').toStrictEqual([]);
});
