/** Reads a game file, or refuses it with every problem found, each with its path in the file. */

import { type Draft, type Game, type Problem, soundGame } from '../../palatinus';
import type { Outcome, Path } from '../../problems';
import { at, type FileProblem, foreignProblem, parseFile, refused, shapeProblems } from '../file-problems';
import { GAME, PALATINUS_FORMATS } from './formats';
import { gameFile } from './game-file';

/** From the text of a file. */
export function readGameFile(text: string): Outcome<Game, FileProblem> {
  const json = parseFile(text);
  return json.ok ? checkGameFile(json.value) : json;
}

/** From a value of unknown origin. */
export function checkGameFile(value: unknown): Outcome<Game, FileProblem> {
  const foreign = foreignProblem(value, GAME, PALATINUS_FORMATS);
  if (foreign) return refused(foreign);
  const parsed = gameFile.safeParse(value);
  if (parsed.success) return soundGame(parsed.data);

  const shape = shapeProblems(parsed.error, value);
  const misshapen: Misshapen = new Set(shape.map(({ path }) => keyOf(path)));
  const playersMisshapen = shape.some(({ path }) => path[0] === 'players');
  const draft = soundGame(salvage(value, misshapen));
  const ruleProblems = draft.ok
    ? []
    : draft.problems.filter((found) => !isConsequence(found, misshapen, playersMisshapen));
  return { ok: false, problems: [...shape, ...ruleProblems] };
}

/** The draft without its misshapen parts, so that the rules can check the rest. */
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

/** The paths of all misshapen parts. A set, because a hostile file may have thousands of them. */
type Misshapen = ReadonlySet<string>;

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/**
 * Whether a problem only follows from a misshapen part: it is at its path, below it, or about a player that could not
 * be read.
 */
function isConsequence({ code, path }: Problem, misshapen: Misshapen, playersMisshapen: boolean): boolean {
  if (code === 'people-not-playing' && playersMisshapen) return true;
  return Array.from({ length: path.length + 1 }, (_, depth) => path.slice(0, depth)).some((above) =>
    misshapen.has(keyOf(above)),
  );
}
