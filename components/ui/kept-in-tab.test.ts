/** What a tab remembers, also where its storage is full or forbidden. */

import { afterEach, expect, test, vi } from 'vitest';
import { readInTab, writeInTab } from './kept-in-tab';

/** A tab's storage that takes nothing more once it is full. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem'> & { isFull: boolean } {
  const stored = new Map<string, string>();
  return {
    isFull: false,
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, text) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test('reads what was written, and nothing as the empty text', () => {
  vi.stubGlobal('window', { sessionStorage: tabStorage() });
  expect(readInTab('a')).toBe('');
  writeInTab('a', 'one');
  expect(readInTab('a')).toBe('one');
});

test('reads the latest text where the storage has become full, and stores it once there is room', () => {
  const sessionStorage = tabStorage();
  vi.stubGlobal('window', { sessionStorage });
  writeInTab('b', 'old');
  sessionStorage.isFull = true;
  writeInTab('b', 'new');
  expect(readInTab('b')).toBe('new');
  sessionStorage.isFull = false;
  writeInTab('b', 'newest');
  expect(sessionStorage.getItem('b')).toBe('newest');
  expect(readInTab('b')).toBe('newest');
});

test('remembers it where storage is forbidden', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): never {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  writeInTab('c', 'one');
  expect(readInTab('c')).toBe('one');
});
