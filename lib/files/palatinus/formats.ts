/** The files of Palatinus: a game, and a copy of the game with its springs. */

import type { FileCode, Format, KnownFormats } from '../file-problems';

export const GAME = { format: 'palatinus-game', version: 1 } as const satisfies Format;
export const COPY = { format: 'palatinus-copy', version: 1 } as const satisfies Format;

/** Each with the problem to report if the other one is expected. */
export const PALATINUS_FORMATS: KnownFormats = new Map<string, FileCode>([
  [GAME.format, 'game-not-copy'],
  [COPY.format, 'copy-not-game'],
  ['seven-hills-game', 'other-game'],
]);
