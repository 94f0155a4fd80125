/**
 * Finds in a JSON text what its parsed value no longer shows, or shows too late: duplicate keys, of which
 * `JSON.parse` takes the last, and lists so long that checking each entry would take too much time.
 *
 * One pass over the text, without recursion, because a hostile text may be nested thousands of levels deep.
 */

import { type Path, shortenPath } from '../problems';

/** More than twice the length of the longest list in any file, the pieces of a game. */
export const MOST_ENTRIES = 100;

export interface LongList {
  readonly path: Path;
  readonly length: number;
}

export interface DoubledKey {
  readonly key: string;
  readonly path: Path;
}

export interface JsonScan {
  /** The lists and objects with more than 100 entries. */
  readonly longLists: readonly LongList[];
  /** Keys that occur again in the same object. */
  readonly doubledKeys: readonly DoubledKey[];
  /** The number of commas in the whole document, which has at least one value more. */
  readonly commas: number;
}

/** A list or an object that is still open. */
interface Open {
  /** The keys of an object, as long as it is not too long. */
  readonly keys: Set<string> | undefined;
  commas: number;
  /** Whether the next text is the key of an object. */
  expectsKey: boolean;
}

/** The text must be valid for `JSON.parse`. Keys are compared in parsed form, so `"\u0061"` equals `"a"`. */
export function scanJson(text: string): JsonScan {
  const longLists: LongList[] = [];
  const doubledKeys: DoubledKey[] = [];
  let commas = 0;
  const around: Open[] = [];
  /** The current entry of each list or object around the current position. */
  const path: (string | number)[] = [];

  let at = 0;
  while (at < text.length) {
    const open = around.at(-1);
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      if (open?.keys && open.expectsKey) {
        const key: string = JSON.parse(text.slice(at, end));
        path[path.length - 1] = key;
        if (open.keys.has(key)) doubledKeys.push({ key, path: shortenPath(path) });
        if (open.commas < MOST_ENTRIES) open.keys.add(key);
        open.expectsKey = false;
      }
      at = end;
      continue;
    }
    if (character === '{' || character === '[') {
      around.push({ keys: character === '{' ? new Set() : undefined, commas: 0, expectsKey: true });
      path.push(0);
    } else if (open && character === ',') {
      commas += 1;
      open.commas += 1;
      open.expectsKey = true;
      path[path.length - 1] = open.commas;
    } else if (open && (character === '}' || character === ']')) {
      around.pop();
      path.pop();
      if (open.commas >= MOST_ENTRIES) longLists.push({ path: shortenPath(path), length: open.commas + 1 });
    }
    at += 1;
  }
  return { longLists, doubledKeys, commas };
}

/** The position after the string that begins here. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
