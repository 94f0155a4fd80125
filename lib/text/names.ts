/**
 * Names that people give to themselves and to things. They come from strangers, in files, links and pasted text, and
 * are shown inside sentences. So no name may be invisible, hide another character, or change the direction of the
 * text around it. Everything else is allowed, in any script; markup too, because names are escaped where they are
 * shown.
 */

/** Characters are counted by code point. */
export const NAME_LENGTH = 40;

export const NAME_CODES = [
  'name-empty',
  'name-too-long',
  'name-character',
  'name-marks',
  'name-blank',
] as const;
export type NameCode = (typeof NAME_CODES)[number];

export interface NameProblem {
  readonly code: NameCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * What no name may contain: control characters, line breaks, halves of characters, characters that Unicode will never
 * assign, and invisible ones, including all that change the direction of writing. Of the invisible ones, emoji and
 * some scripts need joiners (U+200C, U+200D) and variation selectors; Hangul fillers are wide spaces. The invisible
 * tags in the flags of England, Scotland and Wales are refused, because any text could be hidden in such tags.
 */
const REFUSED =
  /(?![\p{Join_Control}\p{Variation_Selector}\u115f\u1160\u3164\uffa0])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\ufff9-\ufffb\p{Default_Ignorable_Code_Point}]/gu;

/** Anything but spaces, combining marks, invisible characters, and the blank characters of Braille and music. */
const VISIBLE = /[^\p{Z}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/**
 * Surplus combining marks and joiners: those without a character before them, and those after four others. Four is
 * what Unicode's security mechanisms allow (UTS #39); a higher stack is painted over the lines around it.
 */
const SURPLUS_MARKS =
  /^[\p{Mn}\p{Me}\p{Join_Control}]+|(?<=[\p{Mn}\p{Me}\p{Join_Control}]{4})[\p{Mn}\p{Me}\p{Join_Control}]+/gu;

/**
 * Only printable ASCII and Latin letters, and not only spaces: nothing but the length can be wrong. Most names match,
 * and then the phone need not compile the expressions above, which takes a slow one three milliseconds.
 */
const PLAIN = /^ *[!-~À-ɏ][ -~À-ɏ]*$/;

/** What is wrong with a name; undefined if it is valid. */
export function nameProblem(name: unknown): NameProblem | undefined {
  const length = typeof name === 'string' ? [...name].length : 0;
  if (typeof name !== 'string' || length === 0) return { code: 'name-empty', values: {} };
  if (length > NAME_LENGTH) return { code: 'name-too-long', values: { length, most: NAME_LENGTH } };
  if (PLAIN.test(name)) return undefined;
  const [refused] = name.match(REFUSED) ?? [];
  if (refused !== undefined) return { code: 'name-character', values: { character: codeOf(refused) } };
  if (!VISIBLE.test(name)) return { code: 'name-blank', values: {} };
  if (name.search(SURPLUS_MARKS) >= 0) return { code: 'name-marks', values: {} };
  return undefined;
}

/** A typed or pasted text without what no name may contain; empty if nothing visible is left. */
export function cleanName(text: string): string {
  const cleaned = text
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replace(REFUSED, '')
    .replace(SURPLUS_MARKS, '');
  const cut = [...cleaned].slice(0, NAME_LENGTH).join('');
  return VISIBLE.test(cut) ? cut : '';
}

/** The maximal length of a note, by code point. */
export const NOTE_LENGTH = 300;

/** Cleans a note about a game: like a name, but longer, and with line breaks. */
export function cleanNote(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const cleaned = lines.map((line) =>
    line.replace(/\t/g, ' ').replace(REFUSED, '').replace(SURPLUS_MARKS, ''),
  );
  const cut = [...cleaned.join('\n')].slice(0, NOTE_LENGTH).join('');
  return VISIBLE.test(cut.replaceAll('\n', '')) ? cut : '';
}

/**
 * Shows the characters that no name may contain as their codes. Some of them control a terminal, and others would
 * make a sentence appear to say something else.
 */
export function escapeHidden(text: string): string {
  return text.replace(REFUSED, (character) => {
    const code = `${character.codePointAt(0)?.toString(16)}`;
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}

/** `U+202E` */
function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
