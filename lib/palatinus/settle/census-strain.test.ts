/** Which explanations of other numbers come first: those with which everybody's pieces add up no worse than they do. */

import { describe, expect, test } from 'vitest';
import { exampleGame, expectedWith, parseField, withPiece } from '..';
import { type EntrySlip, type Explanation, likeliestFirst } from '.';
import { strainsCensus } from './census-strain';

/** All inhabitants of five players stand in it, as the rules say. */
const GAME = exampleGame();
/** The same before red's peasant is entered on C1. */
const WITHOUT_PEASANT = { ...GAME, position: withPiece(GAME.position, parseField('C1'), undefined) };

const RED_PEASANT = { people: 'red', kind: 'peasant' } as const;
const REMOVED: EntrySlip = { at: 'C3', instead: null };
const ADDED: EntrySlip = { at: 'C1', instead: RED_PEASANT };

describe('with something else on a field everybody’s pieces add up', () => {
  test('worse, where they did', () => {
    expect(strainsCensus(GAME, REMOVED, undefined)).toBe(true);
  });

  test('better, where just that piece is missing', () => {
    expect(strainsCensus(WITHOUT_PEASANT, ADDED, undefined)).toBe(false);
  });

  test('as people say they should, where they changed the numbers', () => {
    const { player, ally } = expectedWith(GAME.players.length);
    const expected = { player: { ...player, peasant: player.peasant - 1 }, ally };
    expect(strainsCensus(GAME, { at: 'C1', instead: null }, expected)).toBe(false);
    expect(strainsCensus(WITHOUT_PEASANT, ADDED, expected)).toBe(true);
  });
});

test('explanations with which they would add up worse come last, all others stay in order', () => {
  const by = (slip: EntrySlip | null): Explanation => ({ misreadings: [], rulings: {}, slip });
  const removed = by(REMOVED);
  const rules = by(null);
  const added = by(ADDED);
  expect(likeliestFirst(WITHOUT_PEASANT, [removed, rules, added], undefined)).toEqual([
    rules,
    added,
    removed,
  ]);
});
