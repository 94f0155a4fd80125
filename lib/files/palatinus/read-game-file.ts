/** Reads a game file, or refuses it with every problem found, each with its path in the file. */

import { type Draft, type Game, type Problem, soundGame } from '../../palatinus';
import type { Outcome, Path } from '../../problems';
import { at, type FileProblem, foreignProblem, refused, shapeProblems } from '../file-problems';
import { parseFile } from '../parse-file';
import { GAME, PALATINUS_FORMATS } from './formats';
import { gameFile } from './game-file';

/** From the text of a file. */
export function readGameFile(text: string): Outcome<Game, FileProblem | Problem> {
  const json = parseFile(text);
  return json.ok ? checkGameFile(json.value) : json;
}

/** From a value of unknown origin. */
export function checkGameFile(value: unknown): Outcome<Game, FileProblem | Problem> {
  const foreign = foreignProblem(value, GAME, PALATINUS_FORMATS);
  if (foreign) return refused(foreign);
  const parsed = gameFile.safeParse(value);
  if (parsed.success) return soundGame(parsed.data);

  const shape = shapeProblems(parsed.error, value);
  const misshapen: Misshapen = new Set(
    shape.flatMap(({ code, path }) => (code === 'unknown-key' ? [] : [keyOf(path)])),
  );
  const playersMisshapen = shape.some(({ path }) => path[0] === 'players');
  const draft = soundGame(salvage(value, misshapen));
  const ruleProblems = draft.ok
    ? []
    : draft.problems.filter((found) => !isConsequence(found, misshapen, playersMisshapen));
  return { ok: false, problems: [...shape, ...ruleProblems] };
}

/** The draft without its misshapen parts, so that the rules can check the rest. The rules ignore unknown keys. */
function salvage(value: unknown, misshapen: Misshapen): Draft {
  const take = (...path: Path): unknown => (misshapen.has(keyOf(path)) ? undefined : at(value, path));
  const list = (...path: Path): Record<string, unknown>[] => {
    const items = take(...path);
    if (!Array.isArray(items)) return [];
    return Array.from(items.keys(), (index) => {
      const entry = Object(take(...path, index));
      const start = keyOf([...path, index]);
      return Object.fromEntries(Object.entries(entry).filter(([key]) => !misshapen.has(`${start}/${key}`)));
    });
  };
  return {
    players: list('players'),
    board: { handedness: take('board', 'handedness') as never, tiles: list('board', 'tiles') },
    pieces: list('pieces'),
  };
}

/**
 * The paths of all misshapen parts, unknown keys aside. A set of texts, because a hostile file may have thousands of
 * them. Known keys have no `/` in them, so no two paths have the same text.
 */
type Misshapen = ReadonlySet<string>;

function keyOf(path: Path): string {
  return path.join('/');
}

/**
 * Whether a problem only follows from a misshapen part: it is at that part's path, below it, or about a player that
 * could not be read.
 */
function isConsequence({ code, path }: Problem, misshapen: Misshapen, playersMisshapen: boolean): boolean {
  if (code === 'people-not-playing' && playersMisshapen) return true;
  return path.some((_, index) => misshapen.has(keyOf(path.slice(0, index)))) || misshapen.has(keyOf(path));
}
