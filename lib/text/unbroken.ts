/** Where a line of a sum must not be broken. */

/** Operators stay with their numbers, and a number with what it counts. */
export function unbroken(sentence: string): string {
  return sentence
    .replace(/ ([×=]) /g, '\u00a0$1\u00a0')
    .replace(/ \+ /g, ' +\u00a0')
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

/** A number stays with the word before it, unless a comma ends what the word belongs to. */
export function numbersKept(sentence: string): string {
  return sentence.replace(/(?<!,) (?=\d)/g, '\u00a0');
}
