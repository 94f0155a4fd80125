/** No edit makes an impossible table, and the rules get exactly what was entered. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ProblemCode, problemsOf, soundGame } from '..';
import { sound } from '../testing';
import { soundDrafts } from '../testing-drafts';
import {
  type Copy,
  copyInUse,
  draftOf,
  EMPTY_NOTEBOOK,
  exampleCopy,
  fieldNameAt,
  openGame,
  placePiece,
  setArrow,
  setLetter,
  setPlayerCount,
  settleSprings,
  spotsNamed,
  tableOf,
  tilesDone,
  withExampleCopy,
} from './';
import { deepFreeze, impossibleIn, playing, withPlacement, withTiles } from './testing';
import { edits, notebooks } from './testing-edits';

/** What a table may lack while it is entered; anything else would be a bug. */
const UNFINISHED: readonly ProblemCode[] = [
  'players-too-few',
  'handedness-missing',
  'tile-missing',
  'place-empty',
  'arrow-missing',
  'token-missing',
  'springs-missing',
  'field-missing',
];

describe('after any row of edits', () => {
  test('nothing impossible is stored', () => {
    fc.assert(
      fc.property(notebooks, (notebook) => {
        expect(impossibleIn(notebook)).toStrictEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('the rules find nothing wrong, only what is still missing', () => {
    fc.assert(
      fc.property(notebooks, (notebook) => {
        const codes = problemsOf(draftOf(notebook)).map(({ code }) => code);
        expect(codes.filter((code) => !UNFINISHED.includes(code))).toStrictEqual([]);
      }),
    );
  });

  test('a complete table is a sound game', () => {
    let complete = 0;
    fc.assert(
      fc.property(notebooks, (notebook) => {
        const { players, handedness } = notebook.table;
        const isComplete = tilesDone(notebook) === 7 && players.length > 0 && handedness !== undefined;
        expect(soundGame(draftOf(notebook)).ok).toBe(isComplete);
        if (isComplete) complete += 1;
      }),
    );
    expect(complete).toBeGreaterThan(0);
  });

  test('the notebook is plain data that survives serialisation', () => {
    fc.assert(
      fc.property(notebooks, (notebook) => {
        expect(JSON.parse(JSON.stringify(notebook))).toStrictEqual(notebook);
      }),
    );
  });

  test('one more edit does not change the notebook before it', () => {
    fc.assert(
      fc.property(notebooks, edits, (notebook, { apply }) => {
        const before = structuredClone(notebook);
        apply(deepFreeze(notebook));
        expect(notebook).toStrictEqual(before);
      }),
    );
  });
});

describe('a game', () => {
  const copies: fc.Arbitrary<Copy> = fc.constantFrom(EMPTY_NOTEBOOK.copy, exampleCopy());

  test('that becomes a table and is read again is the same game', () => {
    fc.assert(
      fc.property(soundDrafts.map(sound), copies, (game, copy) => {
        const notebook = { table: tableOf(game, copy), copy };
        expect(soundGame(draftOf(notebook))).toStrictEqual({ ok: true, value: game });
        expect(JSON.parse(JSON.stringify(notebook))).toStrictEqual(notebook);
      }),
    );
  });

  test('can be edited like any other', () => {
    fc.assert(
      fc.property(soundDrafts.map(sound), fc.array(edits, { maxLength: 8 }), (game, row) => {
        const after = row.reduce((notebook, { apply }) => apply(notebook), openGame(EMPTY_NOTEBOOK, game));
        // A file may hold more pieces than the box: that breaks the rules, but is scored all the same.
        expect(impossibleIn(after).filter((what) => !what.endsWith('than the box holds'))).toStrictEqual([]);
      }),
    );
  });

  test('borrows its springs, unless they are those of my copy', () => {
    const game = sound(draftOf(withTiles(playing('red', 'blue', 'green'), { B: [2, 4] })));
    const mine: Copy = { springs: { A: [], B: [2, 4], C: [], D: [], E: [], F: [], G: [] } };
    expect(tableOf(game, mine)).not.toHaveProperty('borrowed');
    expect(tableOf(game, { springs: { ...mine.springs, B: [2] } }).borrowed).toStrictEqual(mine);
    expect(tableOf(game, EMPTY_NOTEBOOK.copy).borrowed).toStrictEqual(mine);
  });
});

describe('a field', () => {
  const lettered = setLetter(EMPTY_NOTEBOOK, 3, 'C');
  const named = setArrow(lettered, 3, 2);

  test('has a name once its tile has letter and arrow', () => {
    expect(fieldNameAt(EMPTY_NOTEBOOK.table, '32')).toBeUndefined();
    expect(fieldNameAt(lettered.table, '32')).toBeUndefined();
    expect(fieldNameAt(setArrow(EMPTY_NOTEBOOK, 3, 2).table, '32')).toBeUndefined();
    expect(fieldNameAt(named.table, '32')).toBe('C1');
    expect(fieldNameAt(named.table, '31')).toBe('C6');
  });

  test('is found by its name on any place', () => {
    expect(spotsNamed(named.table, ['C6', 'C1', 'A1'])).toStrictEqual(['31', '32']);
  });
});

describe('the draft for the rules', () => {
  test('of a table that has hardly been started', () => {
    const begun = withPlacement(playing('red', 'blue'), { '32': 'red merchant' });
    expect(draftOf(begun)).toStrictEqual({
      players: [{ people: 'red' }, { people: 'blue' }],
      board: { handedness: undefined, tiles: [] },
      pieces: [{ at: undefined, people: 'red', kind: 'merchant' }],
      rulings: undefined,
    });
  });

  test('names fields by letter and arrow, and takes springs from the copy', () => {
    const lettered = setArrow(setLetter(setPlayerCount(EMPTY_NOTEBOOK, 3), 3, 'C'), 3, 2);
    const placed = placePiece(settleSprings(lettered, 'C'), '34', { people: 'red', kind: 'peasant' });
    expect(draftOf(placed)).toMatchObject({
      board: { tiles: [{ letter: 'C', place: 3, arrow: 2, springs: [] }] },
      pieces: [{ at: 'C3', people: 'red', kind: 'peasant' }],
    });
    const borrowing = withExampleCopy(placed);
    expect(copyInUse(placed)).toBe(placed.copy);
    expect(draftOf(borrowing).board.tiles[0]?.springs).toStrictEqual(exampleCopy().springs.C);
  });
});
