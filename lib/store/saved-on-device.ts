/**
 * What is saved on the device, of whatever game, just as it is saved: whoever saves everything has not read every game, and need
 * not load what reads them.
 */

import { SAVED_FORMAT } from './saved';

export interface SavedOnDevice {
  readonly game: string;
  readonly text: string;
}

/** How every text begins that a store has written. */
const BEGINNING = new RegExp(`^\\{"format":"${SAVED_FORMAT}","game":"([a-z-]+)"`);

/** Texts that were set aside are not among them. Nothing, where storage is forbidden. */
export function savedOnDevice(storage: () => Storage): readonly SavedOnDevice[] {
  try {
    const stored = storage();
    const keys = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '');
    return keys
      .filter((key) => !/\.aside\.\d+$/.test(key))
      .sort()
      .flatMap((key) => {
        const text = stored.getItem(key) ?? '';
        const game = BEGINNING.exec(text)?.[1];
        return game === undefined ? [] : [{ game, text }];
      });
  } catch {
    return [];
  }
}
