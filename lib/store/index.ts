/** What the app remembers on the device, for any game: saving, versions, undo and other tabs. */

export * from './checks';
export type { DocumentParts, GameDocument } from './document';
export * from './history';
export {
  MOST_NAMES,
  makeSaved,
  nothingSaved,
  type ReadResult,
  readSaved,
  SAVED_FORMAT,
  type SavedState,
  type SetAsideReason,
} from './saved';
export type { SetAsideText } from './set-aside';
export {
  makeStore,
  type Saving,
  type Snapshot,
  type Store,
  type StoreOptions,
  unreadSnapshot,
} from './store';
