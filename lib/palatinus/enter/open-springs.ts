/**
 * Letters whose springs are being marked: some may be known by now, but nobody has said that these are all. Each is kept
 * with the springs it had when last looked at. A finger marks one spring at a time, so springs that jump are those of
 * another copy, which was taken over meanwhile, and nobody is marking them.
 */

import { FIELD_NUMBERS, LETTERS, type Letter } from '..';
import type { Springs } from './notebook';

/** Those still being marked, with their springs as they are now; the same object if nothing has changed. */
export function stillOpen(open: Springs, now: Springs): Springs {
  const kept = LETTERS.filter((letter) => open[letter] && marksBetween(open, now, letter) <= 1);
  const isSame = LETTERS.every(
    (letter) => !open[letter] || (kept.includes(letter) && marksBetween(open, now, letter) === 0),
  );
  return isSame ? open : Object.fromEntries(kept.map((letter) => [letter, now[letter] ?? []]));
}

/** With this letter opened, at the springs it has now, or closed. */
export function withOpen(open: Springs, now: Springs, letter: Letter, isOpen: boolean): Springs {
  const { [letter]: _, ...others } = open;
  return isOpen ? { ...others, [letter]: now[letter] ?? [] } : others;
}

function marksBetween(before: Springs, after: Springs, letter: Letter): number {
  const has = (springs: Springs, number: (typeof FIELD_NUMBERS)[number]): boolean =>
    springs[letter]?.includes(number) ?? false;
  return FIELD_NUMBERS.filter((number) => has(before, number) !== has(after, number)).length;
}
