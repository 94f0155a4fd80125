/** What the app remembers about the screen. It is not part of the game, so undo does not change it. */

import { type Direction, turnDirection } from '../../hex';

export interface PalatinusView {
  /** How far the board is turned on the screen, in sixths clockwise. */
  readonly turned: Direction;
}

export const EMPTY_VIEW: PalatinusView = { turned: 0 };

/** Turns the board by so many sixths clockwise; counterclockwise if negative. */
export function turnBoard({ turned }: PalatinusView, by: number): PalatinusView {
  return { turned: turnDirection(turned, by) };
}
