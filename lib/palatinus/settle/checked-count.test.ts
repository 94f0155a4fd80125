/** What was typed about the rulebook's example, checked against its result. */

import { describe, expect, test } from 'vitest';
import { exampleGame, type Letter, score } from '..';
import { checkTypedCount, NOTHING_TYPED, type TypedCount } from '.';

const game = exampleGame();
const result = score(game);
const check = (typed: Partial<TypedCount>): ReturnType<typeof checkTypedCount> =>
  checkTypedCount(game, result, { ...NOTHING_TYPED, ...typed });
const POINTS = ['0', '6', '11', '8', '11'];
const HILL_C = ['7', '8', '0', '0', '0'];

test.each<readonly [string, Partial<TypedCount>, ReturnType<typeof check>['state']]>([
  ['nothing', {}, 'empty'],
  ['spaces', { points: [' '] }, 'empty'],
  ['all points', { points: POINTS }, 'agrees'],
  ['some points', { points: ['', '6'] }, 'agrees'],
  ['who took a hill', { hills: { C: [1] } }, 'agrees'],
  ['a wrong number', { points: ['1'] }, 'differs'],
  ['another taker', { hills: { C: [0] } }, 'differs'],
  ['a word', { points: ['six'] }, 'unsound'],
  ['a word beside a number that agrees', { points: ['six', '6'] }, 'unsound'],
])('%s', (_, typed, state) => {
  const checked = check(typed);
  expect(checked.state).toBe(state);
  expect(checked.count === undefined).toBe(state === 'unsound');
  expect(checked.first.length > 0).toBe(state === 'differs');
});

describe('a place', () => {
  test('has what the rules say once something sound is typed there, and whether it agrees', () => {
    const { verdictAt, differing } = check({ points: ['1', '6', 'x'] });
    const at = (player: number): object => verdictAt({ what: 'points', player });
    expect(at(0)).toStrictEqual({ ours: '0', agrees: false });
    expect(at(1)).toStrictEqual({ ours: '6', agrees: true });
    expect(at(2), 'not a number').toStrictEqual({ ours: undefined, agrees: false });
    expect(at(3), 'nothing typed').toStrictEqual({ ours: undefined, agrees: false });
    expect(differing).toBe(1);
  });

  test('has the problem with what is typed there', () => {
    const { problemAt } = check({ points: ['1', 'x'] });
    expect(problemAt('points', 1)?.code).toBe('count-not-number');
    expect(problemAt('points', 0)).toBeUndefined();
  });
});

test('a hill agrees when all that is typed about it does', () => {
  const { verdictOfHill } = check({
    influence: { B: ['1'], C: HILL_C, D: ['x'] },
    hills: { A: [2], C: [1] },
  });
  const verdicts = (['A', 'B', 'C', 'D', 'E'] satisfies Letter[]).map(verdictOfHill);
  expect(verdicts).toStrictEqual(['agrees', 'differs', 'agrees', 'problem', undefined]);
});

test('what differs first is named with all that differs there', () => {
  const { first } = check({ points: ['1'], influence: { C: ['9', '9'], D: ['9'] } });
  expect(first).toMatchObject([
    { what: 'influence', hill: 'C', player: 0 },
    { what: 'influence', hill: 'C', player: 1 },
  ]);
});
