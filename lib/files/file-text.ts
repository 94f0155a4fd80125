/** Files as they leave the app: text that people can read, and a name that every system takes. */

export interface NamedText {
  readonly fileName: string;
  readonly text: string;
}

/** Long enough to tell games apart, short enough for a list of downloads. */
const LONGEST = 60;

/** `palatinus-livia-zoe.json`, whatever characters the names have. */
export function makeFileName(start: string, parts: readonly string[]): string {
  const stem = [start, ...parts.map(plain).filter((part) => part !== '')].join('-');
  return `${stem.slice(0, LONGEST).replace(/-+$/, '')}.json`;
}

/** Small letters and digits, without accents: é is e, and what has no such letter is left out. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** One line for each innermost object. Only line ends are touched, and no name has one: JSON escapes them. */
export function makeFileText(file: object): string {
  const spread = JSON.stringify(file, null, 2);
  const lists = spread.replace(/\[\n[\d,\s]*\]/g, (list) => `[${list.match(/\d+/g)?.join(', ')}]`);
  return `${lists.replace(/\{\n[^{}]*\}/g, (inner) => inner.replace(/\n\s*/g, ' '))}\n`;
}
