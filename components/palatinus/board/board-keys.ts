/** What the keys do on a board: which of them move the focus, and which press. */

import type { Heading } from '@/lib/hex';

/**
 * Keys that move over the board, arranged as on a number pad: straight up and down, along the row, and to the four
 * corners.
 */
const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: 0,
  PageUp: 1,
  PageDown: 2,
  ArrowDown: 3,
  End: 4,
  Home: 5,
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** With a modifier, a key has another meaning: Alt and Left go back a page. */
function isPlain({ ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return !(ctrlKey || metaKey || altKey || shiftKey);
}

export function headingOf(key: Key): Heading | undefined {
  return isPlain(key) ? HEADINGS[key.key] : undefined;
}

export function isPress(key: Key): boolean {
  return isPlain(key) && (key.key === 'Enter' || key.key === ' ');
}
