/** A sound game: who owns which pieces, and immutable positions. */

import { describe, expect, test } from 'vitest';
import { changedFields, entriesOf, ownersOf, parseField, without, withPiece } from '.';
import { sound, table } from './testing';

describe('owners', () => {
  const players = [{ people: 'yellow', ally: 'blue' }, { people: 'red' }] as const;

  test.each([
    { allyPieces: 'own', owners: { yellow: 0, blue: 0, red: 1, purple: null, green: null } },
    { allyPieces: 'neutral', owners: { yellow: 0, blue: null, red: 1, purple: null, green: null } },
  ] as const)('allies are $allyPieces: $owners', ({ allyPieces, owners }) => {
    expect(ownersOf(table({}, { players, rulings: { allyPieces } }))).toStrictEqual(owners);
  });
});

describe('positions', () => {
  const { position } = table({ A1: 'red merchant', A2: 'green peasant', G6: 'blue condottiere' });
  const standing = (on: typeof position) => on.filter((piece) => piece !== undefined).length;

  test('with a piece put on a field', () => {
    const put = withPiece(position, parseField('B3'), { people: 'blue', kind: 'peasant' });
    expect(put[parseField('B3')]).toStrictEqual({ people: 'blue', kind: 'peasant' });
    expect(standing(put)).toBe(4);
    expect(standing(position)).toBe(3);
  });

  test('differ in the fields on which something else stands', () => {
    const other = withPiece(position, parseField('A1'), { people: 'red', kind: 'peasant' });
    const both = withPiece(other, parseField('B3'), { people: 'blue', kind: 'peasant' });
    expect(changedFields(position, both)).toStrictEqual(['A1', 'B3']);
    expect(changedFields(position, withPiece(position, parseField('A2'), undefined))).toStrictEqual(['A2']);
    expect(changedFields(position, position)).toStrictEqual([]);
  });

  test('with a field emptied', () => {
    expect(standing(withPiece(position, parseField('A2'), undefined))).toBe(2);
    expect(standing(position)).toBe(3);
  });

  test('without the pieces that left', () => {
    const left = without(position, ['A1', 'G6']);
    expect(left[parseField('A1')]).toBeUndefined();
    expect(left[parseField('G6')]).toBeUndefined();
    expect(standing(left)).toBe(1);
    expect(standing(position)).toBe(3);
  });

  test('stay the same object if nobody left', () => {
    expect(without(position, [])).toBe(position);
  });
});

describe('a game as entries', () => {
  const game = table(
    { G6: 'blue condottiere', A1: 'red merchant' },
    { springs: ['B4', 'B2'], rulings: { tieBreak: 'none' } },
  );

  test('has tiles and pieces in order of their names, and every ruling', () => {
    expect(entriesOf(game)).toStrictEqual({
      players: [{ people: 'red' }, { people: 'green' }, { people: 'blue' }],
      board: {
        handedness: 'right',
        tiles: [
          { letter: 'A', place: 0, arrow: 0, springs: [], token: 6 },
          { letter: 'B', place: 1, arrow: 0, springs: [2, 4], token: 3 },
          { letter: 'C', place: 2, arrow: 0, springs: [], token: 3 },
          { letter: 'D', place: 3, arrow: 0, springs: [], token: 4 },
          { letter: 'E', place: 4, arrow: 0, springs: [], token: 4 },
          { letter: 'F', place: 5, arrow: 0, springs: [], token: 5 },
          { letter: 'G', place: 6, arrow: 0, springs: [], token: 5 },
        ],
      },
      pieces: [
        { at: 'A1', people: 'red', kind: 'merchant' },
        { at: 'G6', people: 'blue', kind: 'condottiere' },
      ],
      rulings: {
        emptySpring: 'both',
        loneCondottiere: 'flees',
        doubleCaptureByOnePlayer: 'once',
        tieBreak: 'none',
        allyPieces: 'own',
      },
    });
  });

  test('makes the same game again', () => {
    expect(sound(entriesOf(game))).toStrictEqual(game);
  });
});
