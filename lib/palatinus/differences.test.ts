/** What a correction changes is listed once, and what stays the same is not listed at all. */
import { expect, test } from 'vitest';
import { differencesBetween, exampleGame, hillsSoFar, type Result, score, scoresSoFar } from '.';
import { type Placement, table } from './testing';

function counted(placement: Placement): Result {
  return score(table(placement));
}

/** Two peasants on hill A, who see as many empty fields as each other. */
const tied = counted({ A1: 'red peasant', A4: 'green peasant' });
const redAlone = counted({ A1: 'red peasant' });
const nobody = counted({});

test('nothing if all comes out the same', () => {
  expect(differencesBetween(tied, tied)).toEqual([]);
  const result = score(exampleGame());
  expect(differencesBetween(result, score(exampleGame()))).toEqual([]);
});

test('nothing if only influence differs', () => {
  const fewer = counted({ A1: 'red peasant', B1: 'red merchant' });
  const more = counted({ A1: 'red peasant', B1: 'red peasant' });
  expect(differencesBetween(counted({ A1: 'red peasant', B2: 'red peasant' }), more)).toEqual([]);
  expect(differencesBetween(fewer, more)).not.toEqual([]); // a merchant with nobody beside it controls nothing
});

test('a hill that one controls instead of two', () => {
  expect(differencesBetween(tied, redAlone)).toEqual([
    {
      what: 'hill',
      letter: 'A',
      before: { kind: 'tied', players: [0, 1] },
      after: { kind: 'won', player: 0 },
    },
    { what: 'points', player: 0, before: 2, after: 6 },
    { what: 'points', player: 1, before: 2, after: 0 },
    { what: 'winners', before: [0, 1], after: [0] },
  ]);
});

test('a hill that another controls', () => {
  expect(differencesBetween(redAlone, counted({ A1: 'blue peasant' }))).toEqual([
    { what: 'hill', letter: 'A', before: { kind: 'won', player: 0 }, after: { kind: 'won', player: 2 } },
    { what: 'points', player: 0, before: 6, after: 0 },
    { what: 'points', player: 2, before: 0, after: 6 },
    { what: 'winners', before: [0], after: [2] },
  ]);
});

test('a hill that nobody controlled before', () => {
  expect(differencesBetween(nobody, redAlone).at(0)).toEqual({
    what: 'hill',
    letter: 'A',
    before: { kind: 'unclaimed' },
    after: { kind: 'won', player: 0 },
  });
});

test('of what is counted so far, only who takes a decided hill, and the points until then', () => {
  const [before, after] = [tied, counted({ A1: 'red peasant', B3: 'blue peasant' })];
  const lettersAt = (beats: number): readonly string[] =>
    differencesBetween(before, after, hillsSoFar(after, { part: 'influence', letter: 'A' }, beats)).map(
      (one) => (one.what === 'hill' ? one.letter : one.what),
    );
  expect(lettersAt(1), 'before the verdict').toEqual([]);
  expect(lettersAt(2)).toEqual(['A', 'points', 'points']);
});

test('points so far are those of the score on the screen', () => {
  const captures: Placement = {
    A1: 'red condottiere',
    A2: 'blue merchant',
    B1: 'red condottiere',
    B2: 'blue merchant',
  };
  const [before, after] = [counted(captures), counted({ ...captures, A6: 'blue merchant' })];
  const so = hillsSoFar(after, { part: 'leaving', letter: 'B' });
  const shown = (result: Result): number | undefined =>
    scoresSoFar(result, { part: 'leaving', letter: 'B' })[0]?.points;
  expect([shown(before), shown(after)]).toEqual([2, 3]);
  expect(differencesBetween(before, after, so)).toEqual([{ what: 'points', player: 0, before: 2, after: 3 }]);
});

test('for the hill that is being counted, also whether its condottieri act differently', () => {
  const before = counted({ A1: 'red condottiere', A2: 'green peasant' });
  const after = counted({ A1: 'red condottiere', A3: 'green peasant' });
  const so = hillsSoFar(after, { part: 'leaving', letter: 'A' }, 1);
  expect(differencesBetween(before, after, so)).toEqual([{ what: 'condottieri', letter: 'A' }]);
  expect(differencesBetween(after, after, so)).toEqual([]);
});

test('a count that stopped early is compared as far as it goes', () => {
  expect(differencesBetween(redAlone, { ...redAlone, hills: [], tally: [] })).toEqual([]);
});
