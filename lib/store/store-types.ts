/** The interface of a store, and what it needs. */

import type { GameDocument } from './document';
import type { SecondCopy } from './second-copy';
import type { Snapshot } from './snapshot';

export interface Store<D, V> {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot<D, V>;
  /**
   * `edit` may be called again with what another tab has saved in the meantime. Successive changes with the same
   * `stroke` are one step to undo, such as a name typed letter by letter.
   */
  change(edit: (document: D) => D, stroke?: string): void;
  /** Like `change`, for a document from elsewhere. `changed` is when it was last changed there, if known. */
  open(edit: (document: D) => D, changed: number | undefined): void;
  undo(): void;
  redo(): void;
  setView(edit: (view: V) => V): void;
  /** Names of players that were used just now. */
  rememberNames(names: readonly string[]): void;
  setNames(edit: (names: readonly string[]) => readonly string[]): void;
  dropSetAside(key: string): void;
  /** Tries again to save what could not be saved. */
  tryAgain(): void;
  /** Reads the device and listens to other tabs. Every other method that needs the document starts the store, too. */
  start(): void;
  stop(): void;
}

export interface StoreOptions<D, V> {
  readonly document: GameDocument<D, V>;
  /** The first copy. Called at each access, because a browser may refuse its storage at any time. */
  readonly storage: () => Storage;
  /** If undefined, there is only the first copy. */
  readonly secondCopy?: SecondCopy;
  /** Dispatches the events about other tabs, and about leaving this one and coming back. */
  readonly window?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The clock. */
  readonly now?: () => number;
}
