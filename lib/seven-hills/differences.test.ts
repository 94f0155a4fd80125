/** What a correction changes. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Difference, differencesBetween, score } from '.';
import type { EpochEntry } from './game';
import { draftOf, sound, soundDrafts } from './testing';

type Parts = Partial<EpochEntry>;

const between = (before: readonly Parts[], after: readonly Parts[]): readonly Difference[] =>
  differencesBetween(score(sound(draftOf(3, before))), score(sound(draftOf(3, after))));
const p = (plebeian: number): object => ({ plebeian });

test('none between a game and itself', () => {
  fc.assert(
    fc.property(soundDrafts, (draft) => {
      const result = score(sound(draft));
      expect(differencesBetween(result, result)).toStrictEqual([]);
    }),
  );
});

test('a hill, the track and the winners, if one epoch was corrected', () => {
  const epoch = (livia: number): Parts => ({ board: { Palatinus: [p(livia), p(2), {}] } });
  const rest = [{}, {}, {}, {}];
  expect(between([epoch(1), ...rest], [epoch(3), ...rest])).toStrictEqual([
    { what: 'hill', epoch: 1, hill: 'Palatinus', before: [2, 5, 0], after: [5, 2, 0] },
    { what: 'points', player: 0, before: 2, after: 5 },
    { what: 'points', player: 1, before: 5, after: 2 },
    { what: 'winners', before: [1], after: [0] },
  ]);
});

test('consuls, knights and penalties', () => {
  const before = { forumAtElection: [p(1), {}, {}] };
  const after = {
    forumAtElection: [{}, p(1), {}],
    board: { 'Forum Romanum': [{}, {}, { knight: 2 }] },
    penalties: [1, 0, 0],
  };
  expect(between([{}, before], [{}, after])).toStrictEqual([
    { what: 'consuls', epoch: 2, before: [0], after: [1] },
    { what: 'knights', epoch: 2, before: [0, 0, 0], after: [0, 0, 1] },
    { what: 'penalties', epoch: 2, before: [0, 0, 0], after: [-10, 0, 0] },
    { what: 'points', player: 0, before: 2, after: -10 },
    { what: 'points', player: 1, before: 0, after: 2 },
    { what: 'points', player: 2, before: 0, after: 1 },
  ]);
});

test('the order of two consuls is no difference', () => {
  const result = (livia: number): ReturnType<typeof score> =>
    score(sound(draftOf(4, [{ forumAtElection: [p(livia), p(2), {}, {}] }])));
  expect(differencesBetween(result(1), result(3))).toStrictEqual([]);
});

test('additional winners are a difference, and an epoch that only one game has is left out', () => {
  const alone = { board: { Aventinus: [p(1), {}, {}] } };
  expect(between([{}, {}, {}, {}, {}], [{}, {}, {}, {}, alone])).toMatchObject([
    { what: 'hill' },
    { what: 'points', player: 0, before: 0, after: 7 },
    { what: 'winners', before: [0, 1, 2], after: [0] },
  ]);
  const two = { board: { 'Forum Romanum': [p(1), p(1), {}] } };
  const one = { board: { 'Forum Romanum': [p(1), {}, {}] } };
  expect(between([{}, {}, {}, {}, one], [{}, {}, {}, {}, two])).toStrictEqual([
    { what: 'winners', before: [0], after: [0, 1] },
  ]);
  expect(between([alone], [alone, alone])).toStrictEqual([]);
  expect(between([alone, alone], [alone])).toStrictEqual([]);
  // If nobody had won before, a winner does not come from the correction.
  expect(between([{}, {}, {}, {}, alone], [{}, {}, {}, {}])).toStrictEqual([]);
  expect(between([{}, {}, {}, {}], [{}, {}, {}, {}, alone])).toStrictEqual([]);
});
