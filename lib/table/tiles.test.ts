/** The board as it lies on the table: letters, arrows, tokens and springs, and what is asked next. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LETTERS, type Letter, PLACES, type Place, type Token } from '../palatinus';
import {
  askedOf,
  EMPTY_NOTEBOOK,
  exampleCopy,
  freeLetters,
  type Notebook,
  nextPlace,
  setArrow,
  setHandedness,
  setLetter,
  setToken,
  settleSprings,
  springSpots,
  tileAt,
  tilesDone,
  toggleSpring,
  toggleSpringOf,
  tray,
  withExampleCopy,
} from '.';
import { lettersOn, playing, standingOn, withStanding, withTiles } from './testing';
import { notebooks, tileEdits } from './testing-edits';

const laid = (letters: string): Notebook =>
  [...letters].reduce(
    (notebook, letter, place) =>
      letter === '-' ? notebook : setLetter(notebook, place as Place, letter as Letter),
    EMPTY_NOTEBOOK,
  );

describe('a letter', () => {
  test.each([
    { on: '-------', place: 3, letter: 'C', leaves: '---C---', why: 'lies where it is told' },
    { on: 'ABCDE--', place: 5, letter: 'G', leaves: 'ABCDEGF', why: 'finds the last place by itself' },
    { on: 'ABCDEF-', place: 1, letter: 'B', leaves: 'A-CDEFG', why: 'told again takes the tile up' },
    { on: 'ABCDEFG', place: 1, letter: 'E', leaves: 'AECDBFG', why: 'changes places with another' },
    { on: 'AB-----', place: 2, letter: 'A', leaves: '-BA----', why: 'moves to a place without one' },
    { on: 'AB-----', place: 0, letter: 'G', leaves: 'GB-----', why: 'replaces another' },
  ] as const)('$why: $on, $letter on $place', ({ on, place, letter, leaves }) => {
    expect(lettersOn(setLetter(laid(on), place, letter))).toBe(leaves);
  });

  test('moved into a gap hands its old place the only letter left', () => {
    const gap = setLetter(laid('ABCDEF'), 1, 'B');
    expect(lettersOn(setLetter(gap, 1, 'E'))).toBe('AECDBFG');
  });

  test('is free unless it lies somewhere', () => {
    expect(freeLetters(EMPTY_NOTEBOOK)).toStrictEqual(LETTERS);
    expect(freeLetters(laid('GA'))).toStrictEqual(['B', 'C', 'D', 'E', 'F']);
  });

  test('leaves arrow and token where people saw them', () => {
    const before = setToken(setArrow(laid('AB'), 1, 4), 1, 3);
    const after = setLetter(before, 2, 'B');
    expect(tileAt(after, 1)).toStrictEqual({ arrow: 4, token: 3 });
    expect(tileAt(after, 2)).toStrictEqual({ letter: 'B' });
  });

  test('taken up takes arrow and token along', () => {
    const after = setLetter(setToken(setArrow(laid('AB'), 1, 4), 1, 3), 1, 'B');
    expect(after.table.tiles).toStrictEqual({ 0: { letter: 'A', token: 6 } });
  });

  test('in the centre brings the token worth 6, unless another was told', () => {
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
  const told = (notebook: Notebook): readonly (Token | undefined)[] =>
    PLACES.map((place) => tileAt(notebook, place).token).slice(1);
  const left = (notebook: Notebook): readonly Token[] =>
    tray(notebook).flatMap(({ token, left }) => (left ? [token] : []));

  test('told again is taken back, and leaves nothing behind', () => {
    expect(setToken(tokens(4), 1, 4)).toStrictEqual(EMPTY_NOTEBOOK);
    expect(told(setToken(tokens(4), 1, 5))[0]).toBe(5);
  });

  test('finds the last hill when it is the last of the usual six', () => {
    expect(told(tokens(3, 5, 4, 3, 5))).toStrictEqual([3, 5, 4, 3, 5, 4]);
  });

  test('waits to be told where the table has others', () => {
    expect(told(tokens(3, 5, 4, 3, 9))).toStrictEqual([3, 5, 4, 3, 9, undefined]);
  });

  test.each([
    { laid: [], inTray: [3, 3, 4, 4, 5, 5] },
    { laid: [3], inTray: [3, 4, 4, 5, 5] },
    { laid: [3, 3, 5], inTray: [4, 4, 5] },
    { laid: [3, 3, 3, 9], inTray: [4, 4, 5, 5] },
  ] as { laid: Token[]; inTray: Token[] }[])('$laid laid leaves $inTray in the tray', ({ laid, inTray }) => {
    expect(left(tokens(...laid))).toStrictEqual(inTray);
  });

  test('in the centre is none of the six', () => {
    expect(left(setToken(EMPTY_NOTEBOOK, 0, 3))).toStrictEqual([3, 3, 4, 4, 5, 5]);
  });
});

describe('a spring', () => {
  const turned = setArrow(laid('AB'), 1, 2);

  test('belongs to the letter, by its number from the arrow', () => {
    expect(springSpots(turned).size).toBe(0);
    const marked = toggleSpring(toggleSpring(turned, '14'), '12');
    expect(marked.copy.springs).toStrictEqual({ B: [1, 3] });
    expect([...springSpots(marked)]).toStrictEqual(['12', '14']);
    expect([...springSpots(setArrow(setLetter(marked, 3, 'B'), 3, 0))]).toStrictEqual(['30', '32']);
  });

  test('tapped again is none, and the tile is told all the same', () => {
    expect(toggleSpring(toggleSpring(turned, '14'), '14').copy.springs).toStrictEqual({ B: [] });
  });

  test.each([
    ['letter', setArrow(EMPTY_NOTEBOOK, 1, 2)],
    ['arrow', laid('AB')],
  ] as const)('cannot be told before the %s is', (_, notebook) => {
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

  test('need not be on a tile at all, once that is settled', () => {
    const settled = settleSprings(turned, 'B');
    expect(settled.copy.springs).toStrictEqual({ B: [] });
    const marked = toggleSpringOf(settled, 'B', 6);
    expect(settleSprings(marked, 'B')).toBe(marked);
  });
});

test('a tile is asked for its letter, its arrow, its springs, its token, and then no more', () => {
  const lettered = setLetter(EMPTY_NOTEBOOK, 1, 'B');
  const arrowed = setArrow(lettered, 1, 3);
  const settled = settleSprings(arrowed, 'B');
  const told = [EMPTY_NOTEBOOK, lettered, arrowed, settled, setToken(settled, 1, 5)];
  expect(told.map((notebook) => askedOf(notebook, 1))).toStrictEqual([
    'letter',
    'arrow',
    'springs',
    'token',
    undefined,
  ]);
  expect(told.map((notebook) => tilesDone(notebook))).toStrictEqual([0, 0, 0, 0, 1]);
  expect(askedOf(setToken(settled, 1, 5), 1, ['B'])).toBe('springs');
});

test('the next place is the first that is not all told', () => {
  const done = withTiles(playing('red', 'blue'));
  expect([nextPlace(EMPTY_NOTEBOOK), nextPlace(done)]).toStrictEqual([0, undefined]);
  expect(nextPlace(setLetter(done, 4, 'E'))).toBe(4);
  expect(tilesDone(done)).toBe(7);
});

describe('whatever is told of the tiles', () => {
  test('moves no piece', () => {
    const standing = { '00': 'red merchant', '32': 'blue condottiere' } as const;
    const before = withStanding(withTiles(playing('red', 'blue')), standing);
    const after = setHandedness(setArrow(setLetter(before, 3, 'A'), 0, 4), 'left');
    expect(standingOn(after)).toStrictEqual(standing);
    fc.assert(
      fc.property(notebooks, tileEdits, (notebook, { apply }) => {
        expect(apply(notebook).table.pieces).toBe(notebook.table.pieces);
      }),
    );
  });

  test('never leaves just one letter over, unless it was just taken up', () => {
    fc.assert(
      fc.property(
        notebooks,
        fc.constantFrom(...PLACES),
        fc.constantFrom(...LETTERS),
        (notebook, at, letter) => {
          const free = freeLetters(setLetter(notebook, at, letter));
          const tookUp = tileAt(notebook, at).letter === letter;
          expect(free).not.toHaveLength(tookUp ? 0 : 1);
        },
      ),
    );
  });
});
