/** Which explanations of other numbers come first: those that improve the census. */

import { describe, expect, test } from 'vitest';
import { exampleGame, expectedWith, parseField, withPiece } from '..';
import { type EntrySlip, type Explanation, likeliestFirst, type TokenSlip } from '.';
import { censusStrainOf } from './census-strain';

/** It has all inhabitants of five players, as the rules expect. */
const GAME = exampleGame();
/** The same, but red's peasant on C1 is missing. */
const WITHOUT_PEASANT = { ...GAME, position: withPiece(GAME.position, parseField('C1'), undefined) };

const RED_PEASANT = { people: 'red', kind: 'peasant' } as const;
const REMOVED: EntrySlip = { at: 'C3', instead: null };
const ADDED: EntrySlip = { at: 'C1', instead: RED_PEASANT };

describe('with something else on a field the census fits', () => {
  test('worse, where it fitted', () => {
    expect(censusStrainOf(GAME, undefined)(REMOVED)).toBe(1);
  });

  test('better, where just that piece is missing', () => {
    expect(censusStrainOf(WITHOUT_PEASANT, undefined)(ADDED)).toBe(-1);
  });

  test('by the table’s own numbers, where it changed them', () => {
    const { player, ally } = expectedWith(GAME.players.length);
    const expected = { player: { ...player, peasant: player.peasant - 1 }, ally };
    expect(censusStrainOf(GAME, expected)({ at: 'C1', instead: null })).toBeLessThan(0);
    expect(censusStrainOf(WITHOUT_PEASANT, expected)(ADDED)).toBeGreaterThan(0);
  });
});

test('tokens come first if they are the usual ones then, and last if they are not any more', () => {
  const by = (...tokens: TokenSlip[]): Explanation => ({ misreadings: [], rulings: {}, slip: null, tokens });
  const { C, E } = GAME.board.tiles;
  const swapped = by(
    { hill: 'C', entered: C.token, instead: E.token },
    { hill: 'E', entered: E.token, instead: C.token },
  );
  const other = by({ hill: 'C', entered: C.token, instead: E.token });
  expect(likeliestFirst(GAME, [other, swapped], undefined)).toEqual([swapped, other]);
  const tiles = { ...GAME.board.tiles, C: { ...C, token: E.token } };
  const back = by({ hill: 'C', entered: E.token, instead: C.token });
  const unusual = { ...GAME, board: { ...GAME.board, tiles } };
  const worse = by({ hill: 'A', entered: GAME.board.tiles.A.token, instead: 6 });
  expect(likeliestFirst(unusual, [worse, back], undefined)).toEqual([back, worse]);
});

test('explanations with which they would add up better come first, and with which worse last', () => {
  const by = (slip: EntrySlip | null): Explanation => ({ misreadings: [], rulings: {}, slip });
  const removed = by(REMOVED);
  const rules = by(null);
  const added = by(ADDED);
  expect(likeliestFirst(WITHOUT_PEASANT, [removed, rules, added], undefined)).toEqual([
    added,
    rules,
    removed,
  ]);
});
