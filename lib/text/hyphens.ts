/**
 * Double names in sentences: “Jean-Marc” is not to be read as “Jean-” at the end of a line. An invisible character after the
 * hyphen keeps the line from being broken there, on a page, in a picture and in plain text alike.
 */

const JOINER = '\u2060';

/** A longer name is wider than many a column: there it had better be broken after a hyphen than anywhere. */
const MOST_CHARACTERS = 20;

export function joinHyphens(name: string): string {
  return name.length > MOST_CHARACTERS ? name : name.replace(/(?<=\p{L})-(?=\p{L})/gu, `-${JOINER}`);
}

/** For a column so narrow that a double name has no room in one line. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(JOINER, '');
}
