/** How any operation, for any game, reports success or every reason for its failure. */

export { countProblems, limitOutcome, limitProblems, shortenPath } from './limit-problems';

/** A value, or every reason why there is none. */
export type Outcome<Value, Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Where in a document: `['pieces', 12, 'at']`. */
export type Path = readonly (string | number)[];

/** A code, from which a sentence is made in any language, and its place. */
export interface ProblemOf<Code extends string> {
  readonly code: Code;
  readonly path: Path;
  /** What the problem is about: the letter, the field, the people… */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A path as programmers write it: `pieces[12].at`. */
export function makePath(path: Path): string {
  return path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`;
    if (!/^[A-Za-z_$][\w$]*$/.test(step)) return `${written}[${JSON.stringify(step)}]`;
    return written === '' ? step : `${written}.${step}`;
  }, '');
}
