/**
 * Double names in sentences: “Jean-Marc” is not to be read as “Jean-” at the end of a line. An invisible character after the
 * hyphen keeps the line from being broken there, on a page and in a picture.
 */

const JOINER = '\u2060';

/** A longer name is wider than many a column: there it had better be broken after a hyphen than anywhere. */
const MOST_CHARACTERS = 20;

export function joinHyphens(name: string): string {
  return name.length > MOST_CHARACTERS ? name : name.replace(/(?<=\p{L})-(?=\p{L})/gu, `-${JOINER}`);
}

/** For plain text, in which some programs draw a box for it, and for a column too narrow for a double name. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(JOINER, '');
}
