/**
 * The browser's storage as we use it: one document, and beside it the texts put aside because they could not be read.
 * It knows nothing of notebooks but how to write one shorter. Every access to a storage may throw; none does here.
 */

import { EMPTY_HISTORY } from './history';
import { type Kept, makeSaved } from './saved';

const SAVED_KEY = 'septimontium';
const ASIDE_PREFIX = `${SAVED_KEY}.aside.`;

/** Whether all is on the device; or the storage is full, the browser allows none, or a newer version of the app has it. */
export type Saving = 'saved' | 'full' | 'forbidden' | 'outdated';

export interface Shelf {
  isForbidden(): boolean;
  /** Whether nothing of ours is there, neither a document nor anything put aside. */
  isEmpty(): boolean;
  /** The document as it stands there; undefined if there is none. */
  text(): string | undefined;
  write(kept: Kept): Saving;
  asides(): readonly { readonly key: string; readonly text: string }[];
  /** A key for an aside that is neither on the device nor among these. */
  freeKey(used: readonly string[]): string;
  /** False if there is no room. */
  put(key: string, text: string): boolean;
  remove(key: string): void;
}

/** How many steps of the past are tried, one after the other, where all do not fit. */
const SHORTER = [100, 20];

export function makeShelf(storage: () => Storage): Shelf {
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(storage());
    } catch {
      return otherwise;
    }
  };
  const keys = (stored: Storage): readonly string[] =>
    Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '');
  const put = (key: string, text: string): boolean =>
    attempt((stored) => {
      stored.setItem(key, text);
      return true;
    }, false);

  return {
    isForbidden: () => attempt((stored) => stored.length < 0, true),
    isEmpty: () => !attempt((stored) => keys(stored).some((key) => key.startsWith(SAVED_KEY)), false),
    text: () => attempt((stored) => stored.getItem(SAVED_KEY) ?? undefined, undefined),
    write(kept) {
      if (versionsOf(kept).some((version) => put(SAVED_KEY, makeSaved(version)))) return 'saved';
      // A storage that holds nothing and takes nothing is closed, whatever it calls its error.
      return attempt((stored) => stored.length === 0, true) ? 'forbidden' : 'full';
    },
    asides: () =>
      attempt(
        (stored) =>
          keys(stored)
            .filter((key) => key.startsWith(ASIDE_PREFIX))
            .sort()
            .map((key) => ({ key, text: stored.getItem(key) ?? '' })),
        [],
      ),
    freeKey(used) {
      const taken = new Set([...used, ...attempt(keys, [])]);
      let number = 1;
      while (taken.has(`${ASIDE_PREFIX}${number}`)) number += 1;
      return `${ASIDE_PREFIX}${number}`;
    },
    put,
    remove(key) {
      attempt((stored) => stored.removeItem(key), undefined);
    },
  };
}

/** All of it; then with less and less history: the table itself comes first. */
function versionsOf(kept: Kept): readonly Kept[] {
  const { past } = kept.history;
  const shorter = SHORTER.filter((steps) => past.length > steps).map((steps) => ({
    ...kept,
    history: { past: past.slice(-steps), future: [] },
  }));
  return [kept, ...shorter, { ...kept, history: EMPTY_HISTORY }];
}
