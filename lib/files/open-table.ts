/** Opens whatever a person drops or pastes: a game file, a line of notation, or a message that has one in it. */

import { type Game, type NotationCode, type Outcome, type Problem, parseNotation } from '../palatinus';
import { type FileProblem, problem, refused, tooLarge } from './file-problems';
import { readGameFile } from './palatinus/read-game-file';

export type TableProblem = FileProblem | Problem<NotationCode>;

/** A notation inside an address or a sentence: it stands free, and only its own characters follow. */
const NOTATION = /(?:^|[^A-Za-z0-9])(P\d+_[A-Za-z0-9._~-]*)/;

/** The sound game in a text, or every reason why there is none. */
export function openTable(text: string): Outcome<Game, TableProblem> {
  const large = tooLarge(text);
  if (large) return refused(large);
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return refused(problem('empty-text', []));
  // What begins with a brace is a file, even if somebody in it is called P1_.
  if (/^[{[]/.test(trimmed)) return readGameFile(text);
  const line = NOTATION.exec(trimmed)?.[1];
  if (line !== undefined) return readLine(line, trimmed);
  const isDamagedLine = /^P\d\S*$|^\S+_\S+_\S+$/.test(trimmed);
  return isDamagedLine ? parseNotation(trimmed) : refused(problem('no-table', []));
}

/** As it stands; without the full stop of the sentence it is in; or in one piece again, if a mail broke it into lines. */
function readLine(line: string, text: string): Outcome<Game, TableProblem> {
  const lines = text.split('\n').map((each) => each.trim());
  const joined = NOTATION.exec(lines.join(''))?.[1] ?? line;
  const readings = [line, line.replace(/\.+$/, ''), joined].map(parseNotation);
  return readings.find(({ ok }) => ok) ?? parseNotation(line);
}
