/**
 * Isolates right-to-left names inside left-to-right sentences. Otherwise a number after such a name is displayed
 * before it, next to somebody else. Two invisible characters around the name, an isolate, separate it from the text
 * around it, in any plain text: on a page, in a picture, in a mail, in a terminal.
 */

const START = '\u2068';
const END = '\u2069';

/** The blocks that Unicode reserves for right-to-left scripts: Hebrew, Arabic, Syriac, N’Ko, Adlam… */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The name for use in a sentence. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${START}${name}${END}` : name;
}

/** Repairs the lines of one text if a line break has split an isolate, so that each line has complete isolates. */
export function closeIsolates(lines: readonly string[]): readonly string[] {
  let isOpen = false;
  return lines.map((line) => {
    const begun = isOpen ? `${START}${line}` : line;
    isOpen = begun.lastIndexOf(START) > begun.lastIndexOf(END);
    return isOpen ? `${begun}${END}` : begun;
  });
}
