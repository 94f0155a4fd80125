/** The seam between the games and what works for any of them. Only doors here, so that a bundle takes what it asks for. */

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
export { visible } from './visible';
