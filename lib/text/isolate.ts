/**
 * Names that are written from right to left, inside sentences that are written from left to right. Without care a number
 * after such a name is painted before it, beside somebody else. Two invisible characters around the name, an isolate,
 * keep it apart from the text around it, in any plain text: on a page, in a picture, in a mail, in a terminal.
 */

const START = '\u2068';
const END = '\u2069';

/** The blocks that Unicode sets apart for scripts written from right to left: Hebrew, Arabic, Syriac, N’Ko, Adlam… */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The name as it stands in a sentence. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${START}${name}${END}` : name;
}

/** Lines of one text, of which an isolate may have been broken or cut: each has its own part of it whole. */
export function closeIsolates(lines: readonly string[]): readonly string[] {
  let isOpen = false;
  return lines.map((line) => {
    const begun = isOpen ? `${START}${line}` : line;
    isOpen = begun.lastIndexOf(START) > begun.lastIndexOf(END);
    return isOpen ? `${begun}${END}` : begun;
  });
}
