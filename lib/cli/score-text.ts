/**
 * Scores a text that holds one game file, one notation, or one game per line, without being told which.
 *
 * What goes wrong with one line is said of that line, and the others are scored all the same.
 */

import { GAME_FILE_BYTES, readGameFile } from '../files';
import { type AnyProblem, type Language, problemSentence, speaker } from '../i18n';
import { type Game, makePath, type Outcome, parseNotation, score } from '../palatinus';
import { explain } from './explain';
import { visible } from './visible';

export interface ScoreOptions {
  /** What the text is called in messages: a file's name, or - for standard input. */
  readonly name: string;
  readonly explain: boolean;
  readonly language: Language;
}

/** One line for standard output, or one for standard error. */
export type Printed = { readonly out: string } | { readonly err: string };

export function* scoreText(text: string, options: ScoreOptions): Generator<Printed> {
  const say = speaker(options.language);
  const games = splitGames(text);
  if (games.length === 0) yield { err: say('cli.nothing', { name: options.name }) };
  for (const { line, text: written } of games) {
    const game = readGame(written);
    if (game.ok) {
      yield {
        out: options.explain ? explain(game.value, options.language) : JSON.stringify(score(game.value)),
      };
      continue;
    }
    for (const problem of game.problems) {
      const path = problem.path.length > 0 ? `${makePath(problem.path)}: ` : '';
      const { line: below = 1 } = problem.values;
      yield {
        err: visible(`${options.name}:${line + Number(below) - 1}: ${path}${problemSentence(say, problem)}`),
      };
    }
  }
}

function readGame(text: string): Outcome<Game, AnyProblem> {
  return isNotation(text) ? parseNotation(text) : readGameFile(text);
}

interface Written {
  readonly line: number;
  readonly text: string;
}

function splitGames(text: string): readonly Written[] {
  const lines = text.split(/\r?\n/).map((written, index) => ({ line: index + 1, text: written }));
  const filled = lines.filter((written) => written.text.trim() !== '');
  const [first, ...rest] = filled;
  if (!first) return [];
  return isOneGame(text, first, rest) ? [{ line: first.line, text: text.trimStart() }] : filled;
}

/**
 * A game file spread over many lines is JSON as a whole or, if damaged, opens with a line that is none by itself and
 * indents the others; in a list of games, even of damaged ones, the first line can be read or another begins a game.
 * What holds a NUL is no text, and told of once, unless a game stands in it all the same.
 */
function isOneGame(text: string, first: Written, rest: readonly Written[]): boolean {
  if (rest.length === 0 || (text.length <= GAME_FILE_BYTES && isJson(text))) return true;
  if (text.includes('\0')) return ![first, ...rest].some((line) => beginsGame(line) && isReadable(line));
  return !isJson(first.text) && !isNotation(first.text) && !rest.some(beginsGame);
}

function beginsGame({ text }: Written): boolean {
  return text.startsWith('{') || isNotation(text);
}

function isReadable({ text }: Written): boolean {
  return readGame(text).ok;
}

/** One word with the marks of a notation, perhaps damaged; a game file always begins with a brace. */
function isNotation(text: string): boolean {
  const word = text.trim();
  return /^P\d+_/.test(word) || (!/[\s{[]/.test(word) && (/^P\d/.test(word) || word.includes('_')));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
