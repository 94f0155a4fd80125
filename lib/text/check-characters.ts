/**
 * Two characters at the end of a line of notation that show whether the rest was copied correctly.
 *
 * They are a sum modulo the prime 1291, the largest that two digits of base 36 can write, of each character's value
 * times its position. Read as characters with the weights -36 and -1, they make the sum of the whole line 0. One
 * wrong character changes that sum by its weight times a difference of values, and two swapped ones by the difference
 * of their weights times a difference of values. Neither is a multiple of 1291, because no two weights are equal or 0
 * modulo 1291 while the line has at most 1254 characters before the check characters. So both errors are always
 * detected.
 */

/**
 * A character's value is its index here. The digits of base 36 come first, so that check characters have values, too.
 */
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-._~';
const BASE = 36;
const PRIME = 1291;

/** For a text of letters, digits and `-._~`; all other characters have the same value. */
export function checkCharacters(text: string): string {
  const sum = Array.from(text).reduce(
    (total, character, index) => total + (index + 1) * (ALPHABET.indexOf(character) + 1),
    0,
  );
  return (sum % PRIME).toString(BASE).padStart(2, '0');
}

/** The check characters that a line should end with after its last `_`; undefined if they are right. */
export function missedCheck(line: string): string | undefined {
  const end = line.lastIndexOf('_');
  const check = checkCharacters(line.slice(0, end));
  return line.slice(end + 1) === check ? undefined : check;
}
