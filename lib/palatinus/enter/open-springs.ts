/**
 * Letters whose springs are still being marked: some springs are known, but nobody has confirmed that these are all.
 * Each letter is stored with the springs it had at the last check. A finger marks one spring at a time; if several
 * changed at once, another copy was taken over in the meantime and the letter is no longer open.
 */

import { FIELD_NUMBERS, LETTERS, type Letter } from '..';
import type { Springs } from './notebook';

/** The letters that are still open, with their current springs. Returns the same object if nothing has changed. */
export function stillOpen(open: Springs, now: Springs): Springs {
  const stillMarked = LETTERS.filter((letter) => open[letter] && marksBetween(open, now, letter) <= 1);
  const isSame = LETTERS.every(
    (letter) => !open[letter] || (stillMarked.includes(letter) && marksBetween(open, now, letter) === 0),
  );
  return isSame ? open : Object.fromEntries(stillMarked.map((letter) => [letter, now[letter] ?? []]));
}

/** Opens a letter with its current springs, or closes it. */
export function withOpen(open: Springs, now: Springs, letter: Letter, isOpen: boolean): Springs {
  const { [letter]: _, ...others } = open;
  return isOpen ? { ...others, [letter]: now[letter] ?? [] } : others;
}

function marksBetween(before: Springs, after: Springs, letter: Letter): number {
  const has = (springs: Springs, number: (typeof FIELD_NUMBERS)[number]): boolean =>
    springs[letter]?.includes(number) ?? false;
  return FIELD_NUMBERS.filter((number) => has(before, number) !== has(after, number)).length;
}
