/**
 * Finds the games in the lines of a text: one game on each line, or one game spread over all of them. The layout is
 * detected from the beginning, because no game is larger than a game file may be. So at most that much is held.
 */

import { GAME_FILE_BYTES } from '../files';
import { type AnyGame, beginsWithMark, type Games, type ReadGame, readFile, readNotation } from '../games';
import type { AnyProblem } from '../i18n';
import type { Outcome } from '../problems';
import { isJson } from '../text';
import type { Line } from './lines';

/**
 * Each game as it is written, with the number of its first line, or if it cannot be read as text, of the line with
 * the problem.
 */
export async function* writtenGames(games: Games<AnyGame>, lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  let layout: 'unknown' | 'list' | 'one game' = 'unknown';
  let held: Line[] = [];
  // The length of the held lines when joined.
  let length = -1;
  for await (const line of lines) {
    if (layout === 'unknown') {
      if (held.length === 0 && isBlank(line)) continue;
      held.push(line);
      length += line.text.length + 1;
      const isFirst = held.length === 1;
      if (length <= GAME_FILE_BYTES && !(isFirst && isComplete(games, line))) continue;
      layout = isOneGame(games, held) ? 'one game' : 'list';
      yield* layout === 'list' ? filled(held) : [joined(held)];
      held = [];
    } else if (layout === 'list') {
      if (!isBlank(line)) yield line;
    } else if (isSoundGame(games, line)) {
      // What looked like one game was too large and was refused as a whole, but this line holds a game.
      layout = 'list';
      yield line;
    }
  }
  yield* isOneGame(games, held) ? [joined(held)] : filled(held);
}

export function readGame(games: Games<AnyGame>, text: string): Outcome<ReadGame<AnyGame>, AnyProblem> {
  return isNotation(games, text) ? readNotation(games, text) : readFile(games, text.trimStart());
}

/**
 * A game file spread over several lines is valid JSON as a whole or, if damaged, starts with a line that is not
 * complete by itself and indents the others. In a list of games, even of damaged ones, the first line is complete or
 * another line begins a game. A text that is too large for one game is a list, unless it starts like a file. A text
 * with a NUL is refused once as a whole, unless one of its lines is a sound game.
 */
function isOneGame(games: Games<AnyGame>, lines: readonly Line[]): boolean {
  const [first, ...rest] = filled(lines);
  if (!first || rest.length === 0) return false;
  const { text } = joined(lines);
  const isLarge = text.length > GAME_FILE_BYTES;
  if (!isLarge && isJson(text)) return true;
  if (text.includes('\0')) return ![first, ...rest].some((line) => isSoundGame(games, line));
  if (isLarge && !/^\s*[{[]/.test(first.text)) return false;
  return !isComplete(games, first) && !rest.some((line) => beginsGame(games, line.text));
}

function joined(lines: readonly Line[]): Line {
  const text = lines.map((line) => line.text).join('\n');
  const troubled = lines.find(({ trouble }) => trouble !== undefined);
  return { ...troubled, number: troubled?.number ?? lines[0]?.number ?? 1, text };
}

function filled(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line) => !isBlank(line));
}

function isBlank({ text }: Line): boolean {
  return text.trim() === '';
}

function isSoundGame(games: Games<AnyGame>, { text, trouble }: Line): boolean {
  return !trouble && beginsGame(games, text) && readGame(games, text).ok;
}

function beginsGame(games: Games<AnyGame>, text: string): boolean {
  return text.startsWith('{') || isNotation(games, text);
}

/** Whether a line can be read or refused without the others, even if it is not a sound game. */
function isComplete(games: Games<AnyGame>, { text, trouble }: Line): boolean {
  return trouble === 'too-large' || isJson(text) || isNotation(games, text);
}

/** One word with the marks of a notation, perhaps damaged. A game file always begins with a brace. */
function isNotation(games: Games<AnyGame>, text: string): boolean {
  const word = text.trim();
  const isMarked = beginsWithMark(
    games.map(({ notation }) => notation.mark),
    word,
  );
  if (isMarked && /^[A-Za-z]+\d+_/.test(word)) return true;
  return !/[\s{[]/.test(word) && (isMarked || word.includes('_'));
}
