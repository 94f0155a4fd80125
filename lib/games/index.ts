/**
 * The interface between the games and everything that works for any game. This file only re-exports, so that a bundle
 * contains only what it imports.
 */

export { GAMES } from './games';
export { type AnyDocument, MOST_SAVED_BYTES, openText } from './open-text';
export { palatinus } from './palatinus';
export { palatinusInBrowser } from './palatinus/in-browser';
export { palatinusKept } from './palatinus/kept';
export { QUIZ_LEVELS, QUIZ_TOPICS, type QuizOptions, quizQuestions } from './palatinus/quiz';
export { reopen as reopenPalatinus } from './palatinus/reopen';
export { beginsWithMark, type ReadGame, readFile, readNotation } from './read-game';
export type {
  AnyGame,
  BrowserSeam,
  GameSeam,
  Games,
  KeptSeam,
} from './seam';
export { sevenHills } from './seven-hills';
export { sevenHillsInBrowser } from './seven-hills/in-browser';
export { sevenHillsKept } from './seven-hills/kept';
export { isShareHash, makeShareLink, readShareLink } from './share-link';
