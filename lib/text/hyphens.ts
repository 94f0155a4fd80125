/**
 * Keeps double names on one line: “Jean-Marc” should not be read as “Jean-” at the end of a line. An invisible
 * character after the hyphen prevents a line break there, on a page and in a picture.
 */

const JOINER = '\u2060';

/** A longer name is wider than many columns: it should rather break after a hyphen than anywhere. */
const MOST_CHARACTERS = 20;

export function joinHyphens(name: string): string {
  return name.length > MOST_CHARACTERS ? name : name.replace(/(?<=\p{L})-(?=\p{L})/gu, `-${JOINER}`);
}

/** For plain text, where some programs draw a box for it, and for a column too narrow for a double name. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(JOINER, '');
}
