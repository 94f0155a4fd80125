/** A count in a file: read as it is, or refused with every reason and its path. */

import { describe, expect, test } from 'vitest';
import { exampleGame } from '../../palatinus';
import { makePath } from '../../problems';
import { readOwnCount } from '.';

const game = exampleGame();

function problemsOf(text: string): readonly string[] {
  const read = readOwnCount(game, text);
  return read.ok ? [] : read.problems.map(({ code, path }) => `${makePath(path)}: ${code}`);
}

test('everything may be left out', () => {
  expect(readOwnCount(game, '{}')).toEqual({ ok: true, value: {} });
  expect(
    readOwnCount(game, '{"points":[1,null],"influence":{"C":[7]},"hills":{"C":[1,0],"D":null}}'),
  ).toEqual({
    ok: true,
    value: { points: [1, null], influence: { C: [7] }, hills: { C: [0, 1], D: null } },
  });
});

describe('is refused', () => {
  test.each([
    { text: 'points: 3', problems: [': not-json'] },
    { text: '[1,2,3]', problems: [': not-an-object'] },
    { text: '{"points":3}', problems: ['points: not-a-list'] },
    { text: '{"influence":{"H":[1]}}', problems: ['influence.H: unknown-key'] },
    { text: '{"points":[1],"points":[2]}', problems: ['points: key-doubled'] },
    { text: '{"points":["7"]}', problems: ['points[0]: count-not-number'] },
    { text: '{"points":[1e999]}', problems: ['points[0]: count-points-too-many'] },
    { text: '{"points":[1,2,3,4,5,6]}', problems: ['points: count-players'] },
    { text: '{"hills":{"A":"Livia"}}', problems: ['hills.A: count-taker-unknown'] },
    { text: `{"points":[${'0,'.repeat(200)}0]}`, problems: ['points: list-too-long'] },
  ])('$text', ({ text, problems }) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});
