/**
 * A game as an address: its screen as usual, and the whole game behind the `#`. What stands there never leaves the
 * browser, so a game can be sent around without any server knowing it; a number that a server looks up would be shorter,
 * and would need one that keeps everybody's games for ever.
 *
 *     https://host/en/palatinus/score?step=tally#P1_r-Livia.y-Marco_bfoio_RG16…_YBgg-b.…
 */

import type { AnyProblem } from '../i18n';
import type { Outcome } from '../problems';
import type { GameNotation } from './seam';

export interface ShareLink {
  readonly origin: string;
  readonly language: string;
  /** The game's name in addresses: `palatinus`. */
  readonly game: string;
  /** The screen to open, with its search if it has one: `score?step=tally`. */
  readonly screen: string;
  readonly notation: string;
}

export function makeShareLink({ origin, language, game, screen, notation }: ShareLink): string {
  return `${origin}/${language}/${game}/${screen}#${notation}`;
}

/** The shared game, or every reason why it cannot be read; nothing where no game is meant. */
export function readShareLink<G>(
  { mark, parse }: Pick<GameNotation<G>, 'mark' | 'parse'>,
  hash: string,
): Outcome<G, AnyProblem> | undefined {
  if (!isShareHash(hash, mark)) return undefined;
  const text = unescaped(hash.replace(/^#/, ''));
  const cleaned = parse(withoutSurroundings(text));
  return cleaned.ok ? cleaned : parse(text);
}

/**
 * Whether what stands behind the `#` means to be a game, however damaged, and is not just a place on the page. Given the
 * mark of a notation, a line that is cut before its first `_` is recognised, too.
 */
export function isShareHash(hash: string, mark?: string): boolean {
  const text = unescaped(hash);
  return text.includes('_') || (mark !== undefined && new RegExp(`^#?${mark}\\d`, 'i').test(text));
}

/** Messengers escape what no address needs to have escaped, `~` above all, and some do so once more on the way on. */
function unescaped(text: string): string {
  let read = text;
  for (let times = 0; times < 3; times++)
    read = read.replace(/%([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return read;
}

/** Without what was taken for a part of the address: the full stop of its sentence, a bracket, a tracking mark. */
function withoutSurroundings(text: string): string {
  return text.replace(/[^A-Za-z0-9._~-].*$/s, '').replace(/[._~]+$/, '');
}
