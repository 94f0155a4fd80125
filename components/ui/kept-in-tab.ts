/**
 * What a tab remembers: a phone may reload it at any time, and to change the language loads it anew. This is the only door
 * to it. Nothing remembered is the empty text, and to forget is to write that.
 */

/** Where nothing may be stored, for as long as the page stays. */
const latest = new Map<string, string>();

export function readInTab(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? latest.get(key) ?? '';
  } catch {
    return latest.get(key) ?? '';
  }
}

export function writeInTab(key: string, text: string): void {
  latest.set(key, text);
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // Then it is remembered until the page is left.
  }
}
