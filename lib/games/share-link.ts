/**
 * A game as an address: the address of its screen, with the whole game after the `#`. A browser never sends that
 * part, so a game can be shared without a server knowing it. A number that a server looks up would be shorter, but
 * the server would have to store everybody's games for ever.
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

/** The shared game, or every reason why it cannot be read; undefined if the hash is no game. */
export function readShareLink<G>(
  { mark, parse }: Pick<GameNotation<G>, 'mark' | 'parse'>,
  hash: string,
): Outcome<G, AnyProblem> | undefined {
  if (!isShareHash(hash, mark)) return undefined;
  const text = decodeEscapes(hash.replace(/^#/, ''));
  const cleaned = parse(withoutSurroundings(text));
  return cleaned.ok ? cleaned : parse(text);
}

/**
 * Whether the hash is meant to be a game, even a damaged one, and not just a place on the page. With the mark of a
 * notation, a line that is cut before its first `_` is recognised, too.
 */
export function isShareHash(hash: string, mark?: string): boolean {
  const text = decodeEscapes(hash);
  return text.includes('_') || (mark !== undefined && new RegExp(`^#?${mark}\\d`, 'i').test(text));
}

/** Messengers escape characters that need no escaping, above all `~`, and some escape the result again. */
function decodeEscapes(text: string): string {
  let decoded = text;
  for (let times = 0; times < 3; times++)
    decoded = decoded.replace(/%([2-7][0-9a-f])/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return decoded;
}

/** Removes what follows the game in a message: the full stop of the sentence, a bracket, a tracking mark. */
function withoutSurroundings(text: string): string {
  return text.replace(/[^A-Za-z0-9._~-].*$/s, '').replace(/[._~]+$/, '');
}
