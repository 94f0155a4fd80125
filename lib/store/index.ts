/** What the app remembers on the device, for any game: saving, versions, undo and other tabs. */

export * from './checks';
export type { GameDocument } from './document';
export * from './history';
export {
  makeSaved,
  nothingSaved,
  type ReadResult,
  readSaved,
  SAVED_FORMAT,
  type SavedState,
} from './saved';
export type { SetAsideText } from './set-aside';
export {
  makeStore,
  type Saving,
  type Snapshot,
  type Store,
  unreadSnapshot,
} from './store';
