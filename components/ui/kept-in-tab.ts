/**
 * What a tab remembers: a phone may reload it at any time, and a change of language is a new page. This is the only door to
 * it. Nothing remembered is the empty text, and to forget is to write that.
 */

/** What could not be stored, because the storage is full or forbidden: it is remembered until the page is left. */
const unstored = new Map<string, string>();

export function readInTab(key: string): string {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function writeInTab(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}
