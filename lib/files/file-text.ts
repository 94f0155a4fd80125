/** Files that the app writes: readable text, and a file name that every system accepts. */

export interface NamedText {
  readonly fileName: string;
  readonly text: string;
}

/** Long enough to tell games apart, short enough for a list of downloads. */
const MOST_FILE_NAME_CHARACTERS = 60;

/** `palatinus-livia-zoe.json`, for names with any characters. A long list of names is cut, but not the end. */
export function makeFileName(start: string, parts: readonly string[], end = '.json'): string {
  const stem = [start, ...parts.map(fileNamePart).filter((part) => part !== '')].join('-');
  return `${stem.slice(0, MOST_FILE_NAME_CHARACTERS).replace(/-$/, '')}${end}`;
}

/** Lower-case letters and digits without accents: é becomes e, and characters without such a letter are left out. */
export function fileNamePart(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Writes each innermost object on one line. This changes only line breaks, and names contain none, because JSON
 * escapes them.
 */
export function makeFileText(file: object): string {
  const spread = JSON.stringify(file, null, 2);
  const lists = spread.replace(/\[\n[\d,\s]*\]/g, (list) => `[${list.match(/\d+/g)?.join(', ')}]`);
  return `${lists.replace(/\{\n[^{}]*\}/g, (inner) => inner.replace(/\n\s*/g, ' '))}\n`;
}
