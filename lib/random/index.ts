/** Repeatable random numbers: the same words always give the same numbers. */

/** A whole number from 0 up to, but not including, `end`. */
export type Random = (end: number) => number;

/** Uses the algorithm mulberry32, because Math.random takes no seed. The words are hashed with FNV-1a. */
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

/** A random one of the values; the list must not be empty. */
export function pick<T>(values: readonly T[], random: Random): T {
  return values[random(values.length)] as T;
}

/** All values in random order. */
export function shuffle<T>(values: readonly T[], random: Random): readonly T[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
