/** What is wrong and what to do about it, in words. */

import type { FileCode } from '../files';
import type { NotationCode, Problem, ProblemCode } from '../palatinus';
import type { Speaker } from './speaker';
import type { AnyValues } from './template';

export type AnyProblem = Problem<ProblemCode | NotationCode | FileCode>;

export function problemSentence(say: Speaker<'problems' | 'words'>, { code, values }: AnyProblem): string {
  const loose = say as (key: string, values: AnyValues) => string;
  const people = values.people === undefined ? {} : { people: loose(`words.${values.people}`, {}) };
  return loose(`problems.${code}`, { ...values, ...people });
}
