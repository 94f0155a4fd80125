/** What the app remembers on the device, for any game: saving, versions, undo and other tabs. */

export * from './checks';
export type { GameDocument } from './document';
export * from './game-id';
export { idOfGame, textOfGame } from './game-text';
export * from './history';
export {
  makeSaved,
  nothingSaved,
  type ReadResult,
  readSaved,
  SAVED_FORMAT,
  type SavedState,
} from './saved';
export { savedDate } from './saved-date';
export { makeSecondCopy, type SecondCopy } from './second-copy';
export type { SetAsideText } from './set-aside';
export { type Saving, type Snapshot, unreadSnapshot } from './snapshot';
export { makeStore } from './store';
export type { Store } from './store-types';
