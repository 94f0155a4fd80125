/**
 * Scores a text that holds one game file, one notation, or one game per line, without being told which, of whichever game.
 *
 * What goes wrong with one line is said of that line, and the others are scored all the same.
 */

import { GAME_FILE_BYTES } from '../files';
import {
  type AnyGame,
  beginsWithMark,
  escapeControlCharacters,
  GAMES,
  type Games,
  type ReadGame,
  readFile,
  readNotation,
} from '../games';
import { type AnyProblem, type Language, problemSentence, speaker } from '../i18n';
import { makePath, type Outcome } from '../problems';

export interface ScoreOptions {
  /** What the text is called in messages: a file's name, or - for standard input. */
  readonly name: string;
  readonly explain: boolean;
  readonly language: Language;
}

/** One line for standard output, or one for standard error. */
export type Printed = { readonly out: string } | { readonly err: string };

export function* scoreText(
  text: string,
  options: ScoreOptions,
  games: Games<AnyGame> = GAMES,
): Generator<Printed> {
  const say = speaker(options.language);
  const written = splitGames(games, text);
  if (written.length === 0) yield { err: say('cli.nothing', { name: options.name }) };
  for (const { line, text: one } of written) {
    const read = readGame(games, one);
    if (read.ok) {
      const { seam, game } = read.value;
      yield {
        out: options.explain ? seam.explain(game, options.language) : JSON.stringify(seam.score(game)),
      };
      continue;
    }
    for (const problem of read.problems) {
      const path = problem.path.length > 0 ? `${makePath(problem.path)}: ` : '';
      const { line: below = 1 } = problem.values;
      yield {
        err: escapeControlCharacters(
          `${options.name}:${line + Number(below) - 1}: ${path}${problemSentence(say, problem)}`,
        ),
      };
    }
  }
}

function readGame(games: Games<AnyGame>, text: string): Outcome<ReadGame<AnyGame>, AnyProblem> {
  return isNotation(games, text) ? readNotation(games, text) : readFile(games, text);
}

interface Written {
  readonly line: number;
  readonly text: string;
}

function splitGames(games: Games<AnyGame>, text: string): readonly Written[] {
  const lines = text.split(/\r?\n/).map((written, index) => ({ line: index + 1, text: written }));
  const filled = lines.filter((written) => written.text.trim() !== '');
  const [first, ...rest] = filled;
  if (!first) return [];
  return isOneGame(games, text, first, rest) ? [{ line: first.line, text: text.trimStart() }] : filled;
}

/**
 * A game file spread over many lines is JSON as a whole or, if damaged, opens with a line that is none by itself and
 * indents the others; in a list of games, even of damaged ones, the first line can be read or another begins a game.
 * What holds a NUL is no text, and is refused once, unless a game stands in it all the same.
 */
function isOneGame(games: Games<AnyGame>, text: string, first: Written, rest: readonly Written[]): boolean {
  const beginsGame = (line: Written): boolean => line.text.startsWith('{') || isNotation(games, line.text);
  if (rest.length === 0 || (text.length <= GAME_FILE_BYTES && isJson(text))) return true;
  if (text.includes('\0'))
    return ![first, ...rest].some((line) => beginsGame(line) && readGame(games, line.text).ok);
  return !isJson(first.text) && !isNotation(games, first.text) && !rest.some(beginsGame);
}

/** One word with the marks of a notation, perhaps damaged; a game file always begins with a brace. */
function isNotation(games: Games<AnyGame>, text: string): boolean {
  const word = text.trim();
  const isMarked = beginsWithMark(
    games.map(({ notation }) => notation.mark),
    word,
  );
  if (isMarked && /^[A-Za-z]+\d+_/.test(word)) return true;
  return !/[\s{[]/.test(word) && (isMarked || word.includes('_'));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
