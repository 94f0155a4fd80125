/** Which counts are possible: whatever a table can get by any mistake, and nothing more. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleGame, MISREADINGS, misread, score } from '..';
import { sound } from '../testing';
import { soundDrafts } from '../testing-drafts';
import { type OwnCountDraft, scoreAllFields, soundOwnCount } from '.';
import { everythingOf } from './testing';

/** `influence.C.0: count-negative`, in the order in which they are reported. */
function problemsOf(draft: OwnCountDraft): readonly string[] {
  const read = soundOwnCount(exampleGame(), draft);
  return read.ok ? [] : read.problems.map(({ code, path }) => `${path.join('.')}: ${code}`);
}

describe('is refused', () => {
  test.each<readonly [string, OwnCountDraft, readonly string[]]>([
    ['letters', { points: ['twelve'] }, ['points.0: count-not-number']],
    ['less than nothing', { influence: { C: [-3] } }, ['influence.C.0: count-negative']],
    ['half a point', { points: [null, 3.5] }, ['points.1: count-not-whole']],
    ['too much influence', { influence: { C: [99_999] } }, ['influence.C.0: count-influence-too-large']],
    ['too many points', { points: [99_999] }, ['points.0: count-points-too-many']],
    ['without end', { points: [Number.POSITIVE_INFINITY] }, ['points.0: count-points-too-many']],
    ['a player too many', { points: [1, 2, 3, 4, 5, 6] }, ['points: count-players']],
    ['somebody who does not play', { hills: { C: 5 } }, ['hills.C: count-taker-unknown']],
    ['nobody’s number', { hills: { C: -1 } }, ['hills.C: count-taker-unknown']],
    ['a name', { hills: { C: ['Livia'] } }, ['hills.C: count-taker-unknown']],
    ['one who ties with oneself', { hills: { C: [1, 1] } }, ['hills.C: count-taker-doubled']],
    [
      'everything at once',
      { points: ['x', -1], influence: { B: [1.5] }, hills: { A: 9 } },
      [
        'hills.A: count-taker-unknown',
        'influence.B.0: count-not-whole',
        'points.0: count-not-number',
        'points.1: count-negative',
      ],
    ],
  ])('%s', (_, draft, problems) => {
    expect(problemsOf(draft)).toEqual(problems);
  });
});

describe('influence and taker', () => {
  const all = [7, 8, 0, 0, 0];
  test.each<readonly [string, readonly unknown[], unknown, boolean]>([
    ['agree', all, 1, true],
    ['agree as a list of one', all, [1], true],
    ['do not agree', all, 0, false],
    ['do not agree on a tie', all, [0, 1], false],
    ['do not agree on nobody', all, null, false],
    ['agree on a tie', [8, 8, 0, 0, 0], [0, 1], true],
    ['agree on nobody', [0, 0, 0, 0, 0], null, true],
    ['cannot agree, whatever is left open', [7, 8], 0, false],
    ['may agree, as the taker is left open', [null, 8], 0, true],
    ['may agree, as all others are left open', [7], 0, true],
    ['cannot agree: without influence nobody takes it', [0], 0, false],
  ])('%s', (_, influence, taker, agree) => {
    const problems = problemsOf({ influence: { C: influence }, hills: { C: taker } });
    expect(problems).toEqual(agree ? [] : ['hills.C: count-taker-contradicts']);
  });
});

test('missing numbers stay missing', () => {
  expect(soundOwnCount(exampleGame(), { points: [7] })).toEqual({ ok: true, value: { points: [7] } });
});

test('takers are normalised', () => {
  expect(soundOwnCount(exampleGame(), { hills: { A: [1], B: [], C: [3, 1], D: null, E: 0 } })).toEqual({
    ok: true,
    value: { hills: { A: 1, B: null, C: [1, 3], D: null, E: 0 } },
  });
});

test('every count that a misreading or a slip of entry leads to is possible', () => {
  fc.assert(
    fc.property(soundDrafts, fc.constantFrom(...MISREADINGS), fc.nat(), (draft, misreading, pick) => {
      const game = sound(draft);
      const slips = [...scoreAllFields(game)];
      const wrong = [score(game, misread([misreading])), slips[pick % slips.length]?.result ?? score(game)];
      for (const result of wrong) {
        const count = everythingOf(result);
        expect(soundOwnCount(game, count)).toEqual({ ok: true, value: count });
      }
    }),
    { numRuns: 20 },
  );
});
