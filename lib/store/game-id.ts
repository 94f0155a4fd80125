/** Ids of games: short, and the same in addresses, files and databases. */

import type { Check } from './checks';

const MOST_CHARACTERS = 40;

export const isGameId: Check = (value) =>
  typeof value === 'string' && value.length <= MOST_CHARACTERS && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(value);

/**
 * An id that no other game has. Not `crypto.randomUUID`, which browsers hide from a phone that found the server in the
 * network at home, without `https`.
 */
export function makeGameId(random: () => number = Math.random): string {
  const part = (): string =>
    Math.floor(random() * 36 ** 6)
      .toString(36)
      .padStart(6, '0');
  return `${part()}${part()}`;
}

/** An id that follows from a text: the same text has always the same one, and two texts hardly ever. */
export function idOfText(text: string): string {
  // Two hashes after FNV-1a with other beginnings, since one of 32 bits would repeat itself among some ten thousand texts.
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return [one, other].map((hash) => (hash >>> 0).toString(36).padStart(7, '0')).join('');
}
