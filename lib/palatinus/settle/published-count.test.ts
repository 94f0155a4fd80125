/** What explains a count, as other programs read it. */

import { expect, test } from 'vitest';
import { type Game, misread, score } from '..';
import { table } from '../testing';
import { partsOf, publishedCount } from '.';
import { everythingOf, GAMES } from './testing';

/** Hill A: blue 10. Hill B: green 4, after blue has captured red's merchant. Points: red 0, green 3, blue 7. */
const game = table({ A1: 'blue peasant', B1: 'red merchant', B2: 'green peasant', B6: 'blue condottiere' });

test('a count that agrees', () => {
  expect(publishedCount(game, { points: [0, 3, 7] })).toEqual({ first: null, explanations: [] });
});

test('a count that one misreading explains', () => {
  const count = everythingOf(score(game, misread(['captives-stay'])));
  expect(publishedCount(game, count)).toEqual({
    first: {
      what: 'influence',
      hill: 'B',
      player: 0,
      yours: 5,
      ours: 0,
      pieces: [],
    },
    explanations: [{ misreadings: ['captives-stay'], rulings: {}, slip: null }],
  });
});

test('the pieces of a hill are as they are in a result', () => {
  const { first } = publishedCount(game, { hills: { B: 0 } });
  const sources = [
    { at: 'B1', reason: 'empty-field', points: 2 },
    { at: 'B3', reason: 'empty-field', points: 2 },
  ];
  expect(first).toEqual({
    what: 'hill',
    hill: 'B',
    yours: 0,
    ours: 1,
    pieces: [
      { at: 'B2', people: 'green', kind: 'peasant', player: 1, sources, points: 4 },
      { at: 'B6', people: 'blue', kind: 'condottiere', player: 2, sources: [], points: 0 },
    ],
  });
});

test('a slip of addition is present only where it explains the count', () => {
  expect(publishedCount(game, { points: [0, 3, 8] })).toMatchObject({
    first: { what: 'points', player: 2, yours: 8, ours: 7, gains: [{ hill: 'A' }, { hill: 'B' }] },
  });
  const { explanations } = publishedCount(game, { points: [0, 3, 8] });
  expect(explanations.filter((one) => 'addition' in one)).toEqual([
    { misreadings: [], rulings: {}, slip: null, addition: { player: 2, hill: null, ours: 7, yours: 8 } },
  ]);
});

test('the nearest explanation is present only if nothing explains the count', () => {
  const { explanations, nearest } = publishedCount(game, { hills: { C: [0, 1] } });
  expect(explanations).toEqual([]);
  expect(nearest).toEqual({
    misreadings: [],
    rulings: {},
    slip: null,
    leaves: [{ what: 'hill', hill: 'C' }],
  });
});

test('the parts of an explanation name the rule that each is about', () => {
  const [known] = GAMES as [Game];
  const stands = known.position[1];
  expect(
    partsOf(known, {
      misreadings: ['captives-stay', 'ties-take-token'],
      rulings: { allyPieces: 'neutral', emptySpring: 'both' },
      slip: { at: 'A2', instead: null },
      addition: { player: 0, hill: 'C', ours: 1, yours: 2 },
    }),
  ).toEqual([
    { what: 'misreading', misreading: 'captives-stay', rule: 'gone' },
    { what: 'misreading', misreading: 'ties-take-token', rule: 'tie' },
    { what: 'ruling', ruling: 'emptySpring', answer: 'both', rule: 'empty-spring' },
    { what: 'ruling', ruling: 'allyPieces', answer: 'neutral', rule: 'ally-pieces' },
    { what: 'slip', at: 'A2', instead: null, entered: stands, strainsCensus: true },
    { what: 'addition', player: 0, hill: 'C', ours: 1, yours: 2 },
  ]);
  const emptyField = { misreadings: [], rulings: {}, slip: { at: 'G1', instead: null } } as const;
  expect(partsOf(game, emptyField)).toMatchObject([{ what: 'slip', entered: null }]);
  expect(partsOf(game, { misreadings: [], rulings: {}, slip: null })).toEqual([]);
  const tokens = [{ hill: 'C', entered: 3, instead: 5 }] as const;
  expect(partsOf(game, { misreadings: [], rulings: {}, slip: null, tokens })).toEqual([
    { what: 'tokens', tokens },
  ]);
});
