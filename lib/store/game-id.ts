/** Ids of games: short, and the same in addresses, files and databases. */

import type { Check } from './checks';

const MOST_CHARACTERS = 40;

export const isGameId: Check = (value) =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(value);

/**
 * A new random id. Not `crypto.randomUUID`, which browsers only offer in secure contexts, and a phone in the home
 * network uses the server without `https`.
 */
export function makeGameId(random: () => number = Math.random): string {
  const part = (): string =>
    Math.floor(random() * 36 ** 6)
      .toString(36)
      .padStart(6, '0');
  return `${part()}${part()}`;
}

/** An id derived from a text: the same text always gives the same id, and two texts hardly ever do. */
export function idOfText(text: string): string {
  // Two FNV-1a hashes with different offsets, because a single one of 32 bits would collide among some ten thousand
  // texts.
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return [one, other].map((hash) => (hash >>> 0).toString(36).padStart(7, '0')).join('');
}
