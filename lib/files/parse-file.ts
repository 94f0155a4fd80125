/**
 * Parses the text of any file. It bounds the work of all later checks, whatever a stranger sends: it checks the size
 * before anything else, then the length of the lists and the number of values.
 */

import { limitProblems, type Outcome } from '../problems';
import { shortened } from '../text';
import { type FileProblem, problem, refused } from './file-problems';
import { type JsonScan, MOST_ENTRIES, scanJson } from './json-scan';

/** Many times the size of a game. A larger text is refused before it is parsed. */
export const GAME_FILE_BYTES = 64 * 1024;

/**
 * Several times the number of values in a game. Without this limit a hundred tiles with a hundred wrong springs each
 * took 60 ms.
 */
const MOST_VALUES = 1000;

export function parseFile(text: string): Outcome<unknown, FileProblem> {
  const large = tooLarge(text);
  if (large) return refused(large);
  const json = withoutByteOrderMark(text);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    const position = Number(/at position (\d+)/.exec(detail)?.[1] ?? 0);
    return refused(problem('not-json', [], { line: json.slice(0, position).split('\n').length }));
  }
  const problems = scanProblems(scanJson(json));
  return problems.length > 0 ? { ok: false, problems: limitProblems(problems) } : { ok: true, value };
}

function scanProblems(scan: JsonScan): readonly FileProblem[] {
  if (scan.longLists.length > 0)
    return scan.longLists.map(({ path, length }) =>
      problem('list-too-long', path, { length, most: MOST_ENTRIES }),
    );
  if (scan.commas >= MOST_VALUES) return [problem('too-many-values', [], { most: MOST_VALUES })];
  return doubledKeyProblems(scan);
}

export function tooLarge(text: string, most = GAME_FILE_BYTES): FileProblem | undefined {
  const isLarge = text.length > most || new TextEncoder().encode(text).length > most;
  return isLarge ? tooManyBytes(most) : undefined;
}

export function tooManyBytes(most: number): FileProblem {
  return problem('too-large', [], { most: most / 1024 });
}

export function doubledKeyProblems({ doubledKeys }: JsonScan): readonly FileProblem[] {
  return doubledKeys.map(({ key, path }) => problem('key-doubled', path, { key: shortened(key) }));
}

export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
