/**
 * A game as an address: the address of its screen, with the whole game after the `#`. A browser never sends that
 * part, so a game can be shared without a server knowing it. A number that a server looks up would be shorter, but
 * the server would have to store everybody's games for ever.
 *
 *     https://host/en/palatinus/score?step=tally#P1_r-Livia.y-Marco_bfoio_RG16…_YBgg-b.…
 */

import type { AnyProblem } from '../i18n';
import { limitOutcome, type Outcome } from '../problems';
import { trimEnd } from '../text';
import type { GameNotation } from './seam';

/**
 * The longest part of a hash that is read. An address can have two million characters, but no game needs more than
 * this, even if each character of the longest notation is escaped three times.
 */
const MOST_HASH_CHARACTERS = 32 * 1024;

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
  return limitOutcome(cleaned.ok ? cleaned : parse(text));
}

/**
 * Whether the hash is meant to be a game, even a damaged one, and not just an anchor on the page. With the mark of a
 * notation, a line that is cut before its first `_` is recognised, too.
 */
export function isShareHash(hash: string, mark?: string): boolean {
  const text = decodeEscapes(hash);
  return text.includes('_') || (mark !== undefined && new RegExp(`^#?${mark}\\d`, 'i').test(text));
}

/** Messengers escape characters that need no escaping, above all `~`, and some escape the result again. */
function decodeEscapes(text: string): string {
  let decoded = text.slice(0, MOST_HASH_CHARACTERS);
  for (let times = 0; times < 3; times++)
    decoded = decoded.replace(/%([2-7][0-9a-f])/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return decoded;
}

/** Removes what follows the game in a message: the full stop of the sentence, a bracket, a tracking parameter. */
function withoutSurroundings(text: string): string {
  const end = text.search(/[^A-Za-z0-9._~-]/);
  return trimEnd(end < 0 ? text : text.slice(0, end), '._~');
}
