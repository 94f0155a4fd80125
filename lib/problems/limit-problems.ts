/** Limits the report about a stranger's text, which may be wrong in thousands of places, each with a long path. */

import type { Outcome, Path, ProblemOf } from '.';

const MOST_PROBLEMS = 100;

/** Longer than the path to any part of a genuine file. */
const MOST_PATH_CHARACTERS = 100;

type MoreProblems = ProblemOf<'more-problems'>;

/** At most 100 problems. If there are more, the last one says how many were left out. */
export function limitProblems<P extends ProblemOf<string>>(
  problems: readonly P[],
): readonly (P | MoreProblems)[] {
  const shown = problems.length > MOST_PROBLEMS ? problems.slice(0, MOST_PROBLEMS - 1) : problems;
  const limited = shown.map((problem) => ({ ...problem, path: shortenPath(problem.path) }));
  const count = problems.length - shown.length;
  return count === 0 ? limited : [...limited, { code: 'more-problems', path: [], values: { count } }];
}

export function limitOutcome<Value, P extends ProblemOf<string>>(
  outcome: Outcome<Value, P>,
): Outcome<Value, P | MoreProblems> {
  return outcome.ok ? outcome : { ok: false, problems: limitProblems(outcome.problems) };
}

/** How many problems there were before they were limited. */
export function countProblems(problems: readonly ProblemOf<string>[]): number {
  const last = problems.at(-1);
  return last?.code === 'more-problems' ? problems.length - 1 + Number(last.values.count) : problems.length;
}

/** A copy of a path. A path that is too long is cut at a part that contains the problem. */
export function shortenPath(path: Path): Path {
  let length = 0;
  const end = path.findIndex((step) => {
    length += String(step).length + 1;
    return length > MOST_PATH_CHARACTERS;
  });
  return path.slice(0, end < 0 ? path.length : end);
}
