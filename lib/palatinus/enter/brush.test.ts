/** The brush: what a tap does with it, and which piece it picks next. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Piece, SPOTS, type Spot } from '..';
import {
  type Brush,
  brushAfter,
  brushOf,
  censusOf,
  clearPieces,
  countPieces,
  EMPTY_NOTEBOOK,
  type Hand,
  handAfter,
  handAfterUndo,
  movePiece,
  setExpected,
  setPlayerCount,
  takeBack,
  tapField,
} from './';
import { type Placement, placementOf, playing, withPlacement } from './testing';

const red = (kind: Piece['kind']): Piece => ({ people: 'red', kind });
const green = (kind: Piece['kind']): Piece => ({ people: 'green', kind });
const picked = (brush: Brush): Hand => ({ brush, isPicked: true });
const movedOn = (brush: Brush): Hand => ({ brush, isPicked: false });
const three = playing('red', 'blue', 'green');
const standing = { '00': 'red merchant', '32': 'blue peasant' } as const;

describe('a tap', () => {
  const table = withPlacement(three, standing);
  test.each([
    ['places on an empty field', '45', movedOn(red('peasant')), { ...standing, '45': 'red peasant' }],
    ['places a brush that was picked', '45', picked(red('peasant')), { ...standing, '45': 'red peasant' }],
    ['takes away a piece of its own sort', '00', movedOn(red('merchant')), { '32': 'blue peasant' }],
    [
      'takes away its own sort, also if it was picked',
      '00',
      picked(red('merchant')),
      { '32': 'blue peasant' },
    ],
    ['takes away another kind', '00', movedOn(red('condottiere')), { '32': 'blue peasant' }],
    ['takes away another people', '32', movedOn(red('peasant')), { '00': 'red merchant' }],
    [
      'replaces another kind, if it was picked',
      '00',
      picked(red('condottiere')),
      { ...standing, '00': 'red condottiere' },
    ],
    [
      'replaces another people, if it was picked',
      '32',
      picked(red('peasant')),
      { ...standing, '32': 'red peasant' },
    ],
    ['takes away without a brush', '32', movedOn(undefined), { '00': 'red merchant' }],
    ['does nothing on an empty field without a brush', '45', picked(undefined), standing],
  ] as [string, Spot, Hand, Placement][])('%s', (_, spot, hand, after) => {
    expect(placementOf(tapField(table, spot, hand))).toStrictEqual(after);
  });
});

/** One of each kind for each of three players. */
const few = (['merchant', 'peasant', 'condottiere'] as const).reduce(
  (notebook, kind) => setExpected(notebook, 'player', kind, 1),
  three,
);

describe('the hand', () => {
  const one = withPlacement(few, { '00': 'red merchant' });

  test('keeps a picked brush while it places that piece, but not after the brush has moved on', () => {
    const many = setExpected(few, 'player', 'peasant', 2);
    const first = tapField(many, '10', picked(green('peasant')));
    const second = tapField(first, '11', picked(green('peasant')));
    expect(handAfter(many, first, picked(green('peasant')))).toStrictEqual(picked(green('peasant')));
    expect(handAfter(first, second, picked(green('peasant')))).toStrictEqual(movedOn(green('merchant')));
  });

  test('takes up the removed piece, if the brush was not picked', () => {
    expect(handAfter(one, few, movedOn(green('peasant')))).toStrictEqual(movedOn(red('merchant')));
    expect(handAfter(one, few, movedOn(undefined))).toStrictEqual(movedOn(red('merchant')));
    expect(handAfter(one, few, picked(undefined)).brush).toStrictEqual(red('merchant'));
  });

  test('does not take up a piece that was too many', () => {
    const tooMany = withPlacement(few, { '00': 'red merchant', '01': 'red merchant', '02': 'red peasant' });
    expect(handAfter(tooMany, takeBack(tooMany, '00'), movedOn(red('condottiere')))).toStrictEqual(
      movedOn(red('condottiere')),
    );
  });

  test('keeps a picked brush when a piece is removed', () => {
    expect(handAfter(one, few, picked(green('peasant')))).toStrictEqual(picked(green('peasant')));
  });

  test('takes up a piece that an undo has just removed', () => {
    expect(handAfterUndo(one, few, picked(green('peasant')))).toStrictEqual(movedOn(red('merchant')));
    expect(handAfterUndo(one, few, picked(red('merchant')))).toStrictEqual(picked(red('merchant')));
  });

  test('stays after an undo that removes many pieces or none, or moves one', () => {
    const hand = picked(red('peasant'));
    const many = withPlacement(few, { '00': 'green merchant', '01': 'blue merchant' });
    expect(handAfterUndo(many, clearPieces(many), hand)).toStrictEqual(hand);
    expect(handAfterUndo(clearPieces(many), many, hand)).toStrictEqual(hand);
    expect(handAfterUndo(many, movePiece(many, '00', '45'), hand)).toStrictEqual(hand);
  });
});

describe('the brush', () => {
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
    expect(say(brushAfter(withPlacement(few, placed), brush))).toBe(next);
  });

  test.each([
    ['the first kind that is not all placed', { '00': 'red merchant' }, 'red peasant'],
    [
      'a merchant, if none is',
      { '00': 'red merchant', '01': 'red peasant', '02': 'red condottiere' },
      'red merchant',
    ],
  ] as [string, Placement, string][])('of a people just picked is %s', (_, placed, brush) => {
    expect(say(brushOf(withPlacement(few, placed), 'red'))).toBe(brush);
  });

  test('of a people that nobody plays is a merchant', () => {
    expect(say(brushOf(few, 'yellow'))).toBe('yellow merchant');
  });

  test('is undefined if nobody plays', () => {
    expect(brushAfter(EMPTY_NOTEBOOK, red('merchant'))).toBeUndefined();
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
        let notebook = empty;
        let hand: Hand = { brush: brushAfter(empty, undefined), isPicked: false };
        for (const spot of spots) {
          const before = notebook;
          brushes.push(hand.brush);
          notebook = tapField(before, spot, hand);
          hand = handAfter(before, notebook, hand);
        }
        expect(brushes).not.toContain(undefined);
        expect(hand).toStrictEqual({ brush: undefined, isPicked: false });
        expect(countPieces(notebook.table)).toBe(taps);
        expect(censusOf(notebook).complete).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
