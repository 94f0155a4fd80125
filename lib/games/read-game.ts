/** Finds out of which game a file or a notation is, and has that game read it. */

import { at, parseFile, refused, unknownFormat } from '../files';
import type { AnyProblem } from '../i18n';
import type { Outcome } from '../problems';
import type { AnyBrowserSeam, GameOf, Games } from './seam';

/** A sound game, and of which sort it is. */
export interface ReadGame<S> {
  readonly seam: S;
  readonly game: GameOf<S>;
}

/** From the text of a game file: its `format` decides. */
export function readFile<S extends AnyBrowserSeam>(
  games: Games<S>,
  text: string,
): Outcome<ReadGame<S>, AnyProblem> {
  const json = parseFile(text);
  if (!json.ok) return json;
  const format = String(at(json.value, ['format']));
  const [first, ...others] = games;
  const named = games.find(({ document }) => format.startsWith(`${document.game}-`));
  // Where there is but one game, a file that does not name it can be meant for no other, and all its reasons are told.
  const seam = named ?? (others.length === 0 ? first : undefined);
  if (seam) return readWith(seam, seam.file.read(json.value));
  const formats = games.map(({ file }) => file.format);
  return refused(unknownFormat(json.value, formats));
}

/** From a line of notation: its mark decides. A line without any is left to the first game to refuse. */
export function readNotation<S extends AnyBrowserSeam>(
  games: Games<S>,
  line: string,
): Outcome<ReadGame<S>, AnyProblem> {
  const seam = games.find(({ notation }) => beginsWithMark([notation.mark], line)) ?? games[0];
  return readWith(seam, seam.notation.parse(line));
}

/** Whether a text begins as a line of notation does, even if nothing else of it is whole. */
export function beginsWithMark(marks: readonly string[], text: string): boolean {
  return new RegExp(`^(?:${marks.join('|')})\\d`).test(text.trim());
}

function readWith<S>(seam: S, outcome: Outcome<unknown, AnyProblem>): Outcome<ReadGame<S>, AnyProblem> {
  // What a game's own reader has read is that game.
  return outcome.ok ? { ok: true, value: { seam, game: outcome.value as GameOf<S> } } : outcome;
}
