/** A problem in words: what is wrong and what to do about it. */

import type { FileCode } from '../files';
import type * as palatinus from '../palatinus';
import type { CountCode } from '../palatinus/settle';
import type { ProblemOf } from '../problems';
import type * as sevenHills from '../seven-hills';
import { escapeHidden } from '../text';
import { capital } from './naming';
import type { Speaker } from './speaker';
import type { AnyValues } from './template';

/** Everything that can be wrong with a file or a notation of any game. */
export type AnyProblem = ProblemOf<
  | FileCode
  | palatinus.ProblemCode
  | palatinus.NotationCode
  | CountCode
  | sevenHills.ProblemCode
  | sevenHills.NotationCode
>;

export function problemSentence(say: Speaker<'problems' | 'words'>, { code, values }: AnyProblem): string {
  // The code is only known at run time, so the type checker cannot check the key. A test checks that every code has a
  // sentence.
  const loose = say as (key: string, values: AnyValues) => string;
  const people = values.people === undefined ? {} : { people: capital(loose(`words.${values.people}`, {})) };
  return loose(`problems.${code}`, { ...shown(values), ...people });
}

/** Quoted values come from strangers. */
function shown(values: AnyValues): AnyValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? escapeHidden(value) : value,
    ]),
  );
}
