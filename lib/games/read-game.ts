/** Finds the game that a file or a notation belongs to, and lets that game read it. */

import { at, parseFile, refused, unknownFormat } from '../files';
import type { AnyProblem } from '../i18n';
import { limitOutcome, type Outcome } from '../problems';
import type { AnyBrowserSeam, GameOf, Games } from './seam';

/** A sound game with the seam of the game it belongs to. */
export interface ReadGame<S> {
  readonly seam: S;
  readonly game: GameOf<S>;
}

/** Reads the text of a game file. Its `format` names the game. */
export function readFile<S extends AnyBrowserSeam>(
  games: Games<S>,
  text: string,
): Outcome<ReadGame<S>, AnyProblem> {
  const json = parseFile(text);
  if (!json.ok) return json;
  // Not `String(…)`, which overflows the stack on lists that are nested thousands of times.
  const format = at(json.value, ['format']);
  const [first, ...others] = games;
  const named = games.find(
    ({ document }) => typeof format === 'string' && format.startsWith(`${document.game}-`),
  );
  // If there is only one game, a file without a format can only be for that game, so that game reports all problems
  // of the file.
  const seam = named ?? (others.length === 0 ? first : undefined);
  if (seam) return readWith(seam, seam.file.read(json.value));
  const formats = games.map(({ file }) => file.format);
  return refused(unknownFormat(json.value, formats));
}

/** Reads a line of notation. Its mark names the game; the first game refuses a line without a mark. */
export function readNotation<S extends AnyBrowserSeam>(
  games: Games<S>,
  line: string,
): Outcome<ReadGame<S>, AnyProblem> {
  const seam = games.find(({ notation }) => beginsWithMark([notation.mark], line)) ?? games[0];
  return readWith(seam, seam.notation.parse(line));
}

/** Whether a text begins like a line of notation, even if the rest is damaged. */
export function beginsWithMark(marks: readonly string[], text: string): boolean {
  return new RegExp(`^(?:${marks.join('|')})\\d`).test(text.trim());
}

function readWith<S>(seam: S, outcome: Outcome<unknown, AnyProblem>): Outcome<ReadGame<S>, AnyProblem> {
  const limited = limitOutcome(outcome);
  // The value was read by this game's own reader, so it has this type.
  return limited.ok ? { ok: true, value: { seam, game: limited.value as GameOf<S> } } : limited;
}
