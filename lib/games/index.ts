/**
 * The seam between the games and what works for any game. This file only re-exports, so that a bundle takes only what
 * it imports.
 */

export { escapeControlCharacters } from './control-characters';
export { GAMES } from './games';
export { type Opened, type OpenedGame, type OpenedSaved, openText } from './open-text';
export { palatinus } from './palatinus';
export { palatinusInBrowser } from './palatinus/in-browser';
export { beginsWithMark, type ReadGame, readFile, readNotation } from './read-game';
export type {
  AnyBrowserSeam,
  AnyGame,
  BrowserSeam,
  DocumentOf,
  GameFileFormat,
  GameNotation,
  GameOf,
  GameSeam,
  Games,
  ViewOf,
} from './seam';
export { isShareHash, makeShareLink, readShareLink, type ShareLink } from './share-link';
