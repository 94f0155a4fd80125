/** Reads a game file, or refuses it whole with every reason found, each with the path of what is wrong. */

import type * as z from 'zod';
import { type Draft, type Game, type Outcome, type Path, type Problem, soundGame } from '../palatinus';
import { GAME_VERSION, gameFile } from './game-file';

/** A table of 42 fields fits many times; what is larger is not a game file, and not worth parsing to find out. */
export const GAME_FILE_BYTES = 64 * 1024;

export const FILE_CODES = [
  'too-large',
  'not-json',
  'other-game',
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
export type FileProblem = Problem<FileCode> | Problem;

/** From the text of a file. */
export function readGameFile(text: string): Outcome<Game, FileProblem> {
  if (new TextEncoder().encode(text).length > GAME_FILE_BYTES) {
    return refused(problem('too-large', [], { most: GAME_FILE_BYTES / 1024 }));
  }
  const json = parseJson(text);
  return json.ok ? checkGameFile(json.value) : json;
}

/** From a value of unknown origin. */
export function checkGameFile(value: unknown): Outcome<Game, FileProblem> {
  const foreign = foreignProblem(value);
  if (foreign) return refused(foreign);
  const parsed = gameFile.safeParse(value);
  if (parsed.success) return soundGame(parsed.data);

  const shape = parsed.error.issues.flatMap((issue) => shapeProblems(issue, value));
  const misshapen: Misshapen = new Set(shape.map(({ path }) => keyOf(path)));
  const playersMisshapen = shape.some(({ path }) => path[0] === 'players');
  const draft = soundGame(salvage(value, misshapen));
  const beyond = draft.ok
    ? []
    : draft.problems.filter((found) => !follows(found, misshapen, playersMisshapen));
  return { ok: false, problems: [...shape, ...beyond] };
}

function refused(problem: FileProblem): Outcome<never, FileProblem> {
  return { ok: false, problems: [problem] };
}

function problem(code: FileCode, path: Path, values: Problem['values'] = {}): Problem<FileCode> {
  return { code, path, values };
}

function parseJson(text: string): Outcome<unknown, FileProblem> {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    const position = Number(/at position (\d+)/.exec(detail)?.[1] ?? 0);
    return refused(problem('not-json', [], { detail, line: text.slice(0, position).split('\n').length }));
  }
}

/** A file of another game or another time: then nothing else about it is worth saying. */
function foreignProblem(value: unknown): FileProblem | undefined {
  const format = at(value, ['format']);
  const version = at(value, ['version']);
  if (format === 'seven-hills-game') return problem('other-game', ['format']);
  if (Number.isInteger(version) && (version as number) > GAME_VERSION)
    return problem('newer-version', ['version'], { version: version as number });
  return undefined;
}

function shapeProblems(issue: z.core.$ZodIssue, value: unknown): readonly Problem<FileCode>[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => problem('unknown-key', [...path, key], { key: shortened(key) }));
  }
  const found = at(value, path);
  if (found === undefined) return [problem('value-missing', path)];
  if (issue.code === 'invalid_value') {
    const code = issue.values.length === 1 ? 'must-be' : 'not-one-of';
    return [problem(code, path, { found: shown(found), options: listed(issue.values) })];
  }
  const expected = 'expected' in issue ? issue.expected : '';
  const code = expected === 'string' ? 'not-text' : expected === 'array' ? 'not-a-list' : 'not-an-object';
  return [problem(code, path, { found: shown(found) })];
}

function listed(values: readonly unknown[]): string {
  return values.length > 9 ? `${values[0]} … ${values.at(-1)}` : values.join(', ');
}

/** A value as a person may quote it, short enough for a sentence; what is inside a list or object is not looked at. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shortened(value));
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** What can be judged by the rules although other parts are misshapen: those parts are left out. */
function salvage(value: unknown, misshapen: Misshapen): Draft {
  const take = (...path: Path): unknown => (misshapen.has(keyOf(path)) ? undefined : at(value, path));
  const list = (...path: Path): Record<string, unknown>[] => {
    const items = take(...path);
    if (!Array.isArray(items)) return [];
    return Array.from(items.keys(), (index) => {
      const keys = Object.keys(Object(take(...path, index)));
      return Object.fromEntries(keys.map((key) => [key, take(...path, index, key)]));
    });
  };
  return {
    players: list('players'),
    board: { handedness: take('board', 'handedness') as never, tiles: list('board', 'tiles') },
    pieces: list('pieces'),
  };
}

/** The places of all misshapen parts. A set, because a hostile file has thousands of them. */
type Misshapen = ReadonlySet<string>;

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/** Whether a problem is only the shadow of a misshapen part: at its place, below it, or told by it. */
function follows({ code, path }: Problem, misshapen: Misshapen, playersMisshapen: boolean): boolean {
  if (code === 'people-not-playing' && playersMisshapen) return true;
  return Array.from({ length: path.length + 1 }, (_, depth) => path.slice(0, depth)).some((above) =>
    misshapen.has(keyOf(above)),
  );
}
