/**
 * The browser's localStorage as one game uses it: one text with the document, and the texts that were set aside because they
 * could not be read. Any access to a storage may throw; the functions here catch that and never throw.
 */

export interface Device {
  /** Whether the browser allows no storage at all. */
  isForbidden(): boolean;
  /** The stored document; undefined if there is none. */
  text(): string | undefined;
  /** False if there is no room. */
  write(text: string): boolean;
  /** Whether nothing at all is stored, by any game. */
  isEmpty(): boolean;
  setAside(): readonly { readonly key: string; readonly text: string }[];
  /** A key for the next text to set aside, which is neither on the device nor among these. */
  freeKey(used: readonly string[]): string;
  /** False if there is no room. */
  put(key: string, text: string): boolean;
  remove(key: string): void;
}

/**
 * The keys of this game are `key` and `key.aside.1`, `key.aside.2` …; other keys with the same beginning belong to
 * others.
 */
export function makeDevice(key: string, storage: () => Storage): Device {
  const prefix = `${key}.aside.`;
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(storage());
    } catch {
      return otherwise;
    }
  };
  const keys = (stored: Storage): readonly string[] =>
    Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '');
  const isSetAside = (other: string): boolean =>
    other.startsWith(prefix) && /^\d+$/.test(other.slice(prefix.length));
  const put = (place: string, text: string): boolean =>
    attempt((stored) => {
      stored.setItem(place, text);
      // Some browsers with storage switched off accept everything and store nothing.
      return stored.getItem(place) === text;
    }, false);

  return {
    isForbidden: () => attempt((stored) => stored.length < 0, true),
    isEmpty: () => attempt((stored) => stored.length === 0, true),
    text: () => attempt((stored) => stored.getItem(key) ?? undefined, undefined),
    write: (text) => put(key, text),
    setAside: () =>
      attempt(
        (stored) =>
          keys(stored)
            .filter(isSetAside)
            .sort()
            .map((place) => ({ key: place, text: stored.getItem(place) ?? '' })),
        [],
      ),
    freeKey(used) {
      const taken = new Set([...used, ...attempt(keys, [])]);
      let number = 1;
      while (taken.has(`${prefix}${number}`)) number += 1;
      return `${prefix}${number}`;
    },
    put,
    remove(place) {
      attempt((stored) => stored.removeItem(place), undefined);
    },
  };
}
