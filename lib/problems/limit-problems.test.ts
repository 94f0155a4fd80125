/** At most 100 problems are reported, with short paths and the true number. */

import { describe, expect, test } from 'vitest';
import { countProblems, limitOutcome, limitProblems, type Path } from '.';

const problems = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: 'wrong', path: ['pieces', index], values: {} }));
const limitedPath = (path: Path): Path | undefined =>
  limitProblems([{ code: 'wrong', path, values: {} }])[0]?.path;

describe('the number of problems', () => {
  test.each([0, 1, 100])('is left as it is: %d', (count) => {
    expect(limitProblems(problems(count))).toStrictEqual(problems(count));
    expect(countProblems(limitProblems(problems(count)))).toBe(count);
  });

  test.each([101, 5000])('is at most 100, and the last says how many more there are: %d', (count) => {
    const limited = limitProblems(problems(count));
    expect(limited).toStrictEqual([
      ...problems(99),
      { code: 'more-problems', path: [], values: { count: count - 99 } },
    ]);
    expect(countProblems(limited)).toBe(count);
  });
});

test('an outcome has at most as many problems, and a good one is left as it is', () => {
  expect(limitOutcome({ ok: true, value: 1 })).toStrictEqual({ ok: true, value: 1 });
  expect(limitOutcome({ ok: false, problems: problems(200) })).toMatchObject({ problems: { length: 100 } });
});

describe('a path', () => {
  test.each([
    { what: 'is left as it is', path: ['board', 'tiles', 6, 'springs', 5] },
    { what: 'ends before a key that is too long', path: ['pieces', 3, 'k'.repeat(91)], end: 2 },
    { what: 'ends before it is too deep', path: Array.from({ length: 9000 }, () => 0), end: 50 },
  ])('$what', ({ path, end = path.length }) => {
    expect(limitedPath(path)).toStrictEqual(path.slice(0, end));
  });
});
