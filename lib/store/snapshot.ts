/** What the screens see of a store. */

import type { GameDocument } from './document';
import { nothingSaved, type SavedState } from './saved';
import type { SetAsideText } from './set-aside';

/**
 * Whether everything is on the device, or why not: no room, no storage allowed, or a newer version of the app in
 * another tab.
 */
export type Saving = 'saved' | 'full' | 'forbidden' | 'outdated';

/** Immutable, and the same object until something changes. */
export interface Snapshot<D, V> extends SavedState<D, V> {
  /** False until the device has been read. */
  readonly ready: boolean;
  readonly saving: Saving;
  readonly setAside: readonly SetAsideText[];
  /** How often changes of another tab were taken over, so that a screen can announce it. */
  readonly takenOver: number;
}

const unreadSnapshots = new WeakMap<object, unknown>();

/**
 * The snapshot before the device is read, and always on the server. Always the same object, because screens re-render
 * when it changes.
 */
export function unreadSnapshot<D, V>(document: GameDocument<D, V>): Snapshot<D, V> {
  // The map holds for each document only the snapshot that is stored below, which has this type.
  const known = unreadSnapshots.get(document) as Snapshot<D, V> | undefined;
  if (known) return known;
  const state = nothingSaved(document);
  const snapshot: Snapshot<D, V> = { ...state, ready: false, saving: 'saved', setAside: [], takenOver: 0 };
  unreadSnapshots.set(document, snapshot);
  return snapshot;
}
