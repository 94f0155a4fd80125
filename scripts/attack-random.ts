/** Chance that can be repeated. */

/** A number from 0 up to, but not including, `end`. */
export type Random = (end: number) => number;

/** Of the algorithm mulberry32, because Math.random takes no seed. The words are hashed with FNV-1a. */
export function makeRandom(words: string): Random {
  let state = 0x811c9dc5;
  for (const character of words) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
}

export function pick<T>(values: readonly T[], random: Random): T {
  return values[random(values.length)] as T;
}

/** Mostly a few times, now and then up to ten thousand times. */
export function timesOf(random: Random): number {
  return 1 + random(10 ** (1 + random(4)));
}
