/** Problems that every file may have: another format, a newer version, a wrong shape. */

import type * as z from 'zod/mini';
import type { Outcome, Path, ProblemOf } from '../problems';
import { SAVED_FORMAT } from '../store';
import { shortened } from '../text';

export const FILE_CODES = [
  'empty-text',
  'no-table',
  'too-large',
  'not-utf8',
  'not-json',
  'list-too-long',
  'too-many-values',
  'key-doubled',
  'more-problems',
  'other-game',
  'game-not-copy',
  'copy-not-game',
  'notebook-not-file',
  'newer-version',
  'unknown-key',
  'value-missing',
  'must-be',
  'not-one-of',
  'not-text',
  'not-a-list',
  'not-an-object',
] as const;

export type FileCode = (typeof FILE_CODES)[number];
/** Problems that a game finds beyond these have their own codes. */
export type FileProblem = ProblemOf<FileCode>;

/** The file that a reader expects. A format begins with the name of its game: `palatinus-game`, `palatinus-copy`. */
export interface Format {
  readonly format: string;
  readonly version: number;
}

/** Known formats, each with the problem to report if another format is expected. */
export type KnownFormats = ReadonlyMap<unknown, FileCode>;

/** The store's format is known, too, but no file reader accepts it. */
const UNSUPPORTED_FORMATS: KnownFormats = new Map<string, FileCode>([[SAVED_FORMAT, 'notebook-not-file']]);

export function problem(code: FileCode, path: Path, values: FileProblem['values'] = {}): FileProblem {
  return { code, path, values };
}

export function refused(problem: FileProblem): Outcome<never, FileProblem> {
  return { ok: false, problems: [problem] };
}

/** The problem with a file of another format or a newer version. No other problem of such a file is worth reporting. */
export function foreignProblem(value: unknown, wanted: Format, known: KnownFormats): FileProblem | undefined {
  const format = at(value, ['format']);
  const version = at(value, ['version']);
  const foreign =
    format === wanted.format ? undefined : (known.get(format) ?? UNSUPPORTED_FORMATS.get(format));
  if (foreign) return problem(foreign, ['format']);
  if (Number.isInteger(version) && (version as number) > wanted.version)
    return problem('newer-version', ['version'], { version: version as number });
  return undefined;
}

/** The problem with a file that has none of these formats. */
export function unknownFormat(value: unknown, formats: readonly string[]): FileProblem {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return problem('not-an-object', [], { found: quoted(value) });
  const format = at(value, ['format']);
  const foreign = UNSUPPORTED_FORMATS.get(format);
  if (foreign) return problem(foreign, ['format']);
  if (format === undefined) return problem('value-missing', ['format']);
  return problem('not-one-of', ['format'], { found: quoted(format), options: listed(formats) });
}

export function shapeProblems(error: z.core.$ZodError, value: unknown): readonly FileProblem[] {
  return error.issues.flatMap((issue) => issueProblems(issue, value));
}

function issueProblems(issue: z.core.$ZodIssue, value: unknown): readonly FileProblem[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => problem('unknown-key', [...path, key], { key: shortened(key) }));
  }
  const found = at(value, path);
  if (found === undefined) return [problem('value-missing', path)];
  if (issue.code === 'invalid_value') {
    const code = issue.values.length === 1 ? 'must-be' : 'not-one-of';
    return [problem(code, path, { found: quoted(found), options: listed(issue.values) })];
  }
  const expected = 'expected' in issue ? issue.expected : '';
  const code = expected === 'string' ? 'not-text' : expected === 'array' ? 'not-a-list' : 'not-an-object';
  return [problem(code, path, { found: quoted(found) })];
}

function listed(values: readonly unknown[]): string {
  return values.length > 9 ? `${values[0]} … ${values.at(-1)}` : values.join(', ');
}

/** A value as a sentence quotes it, shortened. The content of lists and objects is left out. */
function quoted(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value));
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

/** The value at a path; undefined if there is none. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}
