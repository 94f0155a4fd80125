/** Which explanations of other numbers come first: those with which everybody's pieces add up better than they do. */

import { describe, expect, test } from 'vitest';
import { exampleGame, expectedWith, parseField, withPiece } from '..';
import { type EntrySlip, type Explanation, likeliestFirst } from '.';
import { censusStrainOf } from './census-strain';

/** All inhabitants of five players stand in it, as the rules say. */
const GAME = exampleGame();
/** The same before red's peasant is entered on C1. */
const WITHOUT_PEASANT = { ...GAME, position: withPiece(GAME.position, parseField('C1'), undefined) };

const RED_PEASANT = { people: 'red', kind: 'peasant' } as const;
const REMOVED: EntrySlip = { at: 'C3', instead: null };
const ADDED: EntrySlip = { at: 'C1', instead: RED_PEASANT };

describe('with something else on a field everybody’s pieces add up', () => {
  test('worse, where they did', () => {
    expect(censusStrainOf(GAME, undefined)(REMOVED)).toBe(1);
  });

  test('better, where just that piece is missing', () => {
    expect(censusStrainOf(WITHOUT_PEASANT, undefined)(ADDED)).toBe(-1);
  });

  test('as people say they should, where they changed the numbers', () => {
    const { player, ally } = expectedWith(GAME.players.length);
    const expected = { player: { ...player, peasant: player.peasant - 1 }, ally };
    expect(censusStrainOf(GAME, expected)({ at: 'C1', instead: null })).toBeLessThan(0);
    expect(censusStrainOf(WITHOUT_PEASANT, expected)(ADDED)).toBeGreaterThan(0);
  });
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
