/**
 * Names in a notation, written with characters that need no escaping in a URL: letters and digits as they are, a
 * hyphen for a space, and runs of other characters between tildes.
 */

/** Digits and lower-case letters. */
const BASE = 36;
const LAST_CODE_POINT = 0x10ffff;

export function makeNotationName(name: string): string {
  return name
    .replace(/[^A-Za-z0-9 ]+/gu, (strange) => `~${[...strange].map(makeCharacter).join('')}~`)
    .replaceAll(' ', '-');
}

/** Its code point: three digits of base 36 cover nearly all characters of names, a hyphen announces four. */
function makeCharacter(character: string): string {
  const digits = `${character.codePointAt(0)?.toString(BASE)}`.padStart(3, '0');
  return digits.length > 3 ? `-${digits}` : digits;
}

/** Undefined if the text is not a name in notation. */
export function parseNotationName(text: string): string | undefined {
  if (!/^(?:[A-Za-z0-9-]|~(?:[0-9a-z]{3}|-[0-9a-z]{4})+~)*$/.test(text)) return undefined;
  const parts = text
    .split('~')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('-', ' ') : parseStrange(part)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Parses the part between two tildes. */
function parseStrange(text: string): string | undefined {
  const codes = Array.from(text.matchAll(/\w{3}|-\w{4}/g), ([digits]) =>
    Number.parseInt(digits.replace('-', ''), BASE),
  );
  return codes.every((code) => code <= LAST_CODE_POINT) ? String.fromCodePoint(...codes) : undefined;
}
