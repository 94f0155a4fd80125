/**
 * Springs: known ones come with the letter and turn with the arrow; those marked at this table stay on their fields.
 */

import { describe, expect, test } from 'vitest';
import type { Letter, Place } from '..';
import {
  EMPTY_NOTEBOOK,
  exampleCopy,
  type Notebook,
  resetCopy,
  setArrow,
  setLetter,
  settleSprings,
  springSpots,
  toggleSpring,
  toggleSpringOf,
  withExampleCopy,
} from './';

const laid = (letters: string, from = EMPTY_NOTEBOOK): Notebook =>
  [...letters].reduce(
    (notebook, letter, place) =>
      letter === '-' ? notebook : setLetter(notebook, place as Place, letter as Letter),
    from,
  );

describe('a spring', () => {
  const turned = setArrow(laid('AB'), 1, 2);

  test('belongs to the letter, by its number from the arrow', () => {
    expect(springSpots(turned).size).toBe(0);
    const marked = toggleSpring(toggleSpring(turned, '14'), '12');
    expect(marked.copy.springs).toStrictEqual({ B: [1, 3] });
    expect([...springSpots(marked)]).toStrictEqual(['12', '14']);
  });

  test('tapped again is removed, and the tile still counts as known', () => {
    expect(toggleSpring(toggleSpring(turned, '14'), '14').copy.springs).toStrictEqual({ B: [] });
  });

  test.each([
    ['letter', setArrow(EMPTY_NOTEBOOK, 1, 2)],
    ['arrow', laid('AB')],
  ] as const)('cannot be marked before the %s is known', (_, notebook) => {
    expect(toggleSpring(notebook, '14')).toBe(notebook);
  });

  test('is marked in the copy the table is played with', () => {
    const { springs } = exampleCopy();
    const marked = toggleSpringOf(withExampleCopy(turned), 'B', 2);
    expect(marked.copy.springs).toStrictEqual({});
    expect(marked.table.borrowed).toStrictEqual({
      example: true,
      springs: { ...springs, B: [2, ...(springs.B ?? [])].sort() },
    });
  });

  test('may be absent from a tile, once that is confirmed', () => {
    const settled = settleSprings(turned, 'B');
    expect(settled.copy.springs).toStrictEqual({ B: [] });
    const marked = toggleSpringOf(settled, 'B', 6);
    expect(settleSprings(marked, 'B')).toBe(marked);
  });
});

describe('springs of a known copy', () => {
  const known: Notebook = { ...EMPTY_NOTEBOOK, copy: { springs: { B: [1, 3], C: [2] } } };
  const lying = setArrow(laid('AB', known), 1, 2);

  test('turn with the arrow', () => {
    expect([...springSpots(lying)]).toStrictEqual(['12', '14']);
    expect([...springSpots(setArrow(lying, 1, 0))]).toStrictEqual(['10', '12']);
  });

  test('come and go with the letter', () => {
    const corrected = setLetter(lying, 1, 'C');
    expect([...springSpots(corrected)]).toStrictEqual(['13']);
    expect(corrected.copy).toBe(lying.copy);
  });
});

describe('springs marked at this table', () => {
  /** Two tiles, entered as A and B, each with its springs marked. */
  const lying = setArrow(setArrow(laid('AB'), 0, 0), 1, 2);
  const marked = toggleSpring(toggleSpring(settleSprings(lying, 'A'), '14'), '12');

  test('stay on their fields when the arrow was wrong', () => {
    const corrected = setArrow(marked, 1, 4);
    expect([...springSpots(corrected)]).toStrictEqual(['12', '14']);
    expect(corrected.copy.springs).toStrictEqual({ A: [], B: [1, 5] });
  });

  test('stay unknown when an arrow or a letter is corrected after my copy was cleared', () => {
    expect(setArrow(resetCopy(marked), 1, 4).copy.springs).toStrictEqual({});
    const relettered = setLetter(resetCopy(marked), 1, 'D');
    expect(relettered.copy.springs).toStrictEqual({});
    expect(relettered.table.markedHere).toBeUndefined();
  });

  test('move to the right letter when the letter was wrong, which becomes unknown again', () => {
    const corrected = setLetter(marked, 1, 'D');
    expect(corrected.copy.springs).toStrictEqual({ A: [], D: [1, 3] });
    expect([...springSpots(corrected)]).toStrictEqual(['12', '14']);
    expect(setLetter(corrected, 1, 'E').copy.springs).toStrictEqual({ A: [], E: [1, 3] });
  });

  test('change letters with their tiles when two were mixed up', () => {
    expect(setLetter(marked, 1, 'A').copy.springs).toStrictEqual({ A: [1, 3], B: [] });
  });

  test('do not replace the known springs of the right letter', () => {
    const known = { ...marked, copy: { springs: { ...marked.copy.springs, D: [6] } } } as Notebook;
    expect(setLetter(known, 1, 'D').copy.springs).toStrictEqual({ A: [], D: [6] });
  });

  test('are dropped when their letter moves and the place has no letter', () => {
    expect(setLetter(marked, 3, 'B').copy.springs).toStrictEqual({ A: [] });
  });

  test('count as known at the next table', () => {
    const next = { ...marked, table: EMPTY_NOTEBOOK.table };
    const lyingAgain = setArrow(laid('-B', next), 1, 0);
    expect([...springSpots(setArrow(lyingAgain, 1, 1))]).toStrictEqual(['11', '13']);
  });

  test('are recorded once, even if the copy is cleared and they are marked again', () => {
    expect(settleSprings(resetCopy(settleSprings(EMPTY_NOTEBOOK, 'B')), 'B').table.markedHere).toEqual(['B']);
  });
});
