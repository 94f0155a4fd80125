/** What is remembered of the screen: nothing that belongs to the game, so that undo leaves it alone. */

import { type Direction, turnDirection } from '../../hex';

export interface PalatinusView {
  /** How far the board is turned on the screen, in sixths clockwise. */
  readonly turned: Direction;
}

export const EMPTY_VIEW: PalatinusView = { turned: 0 };

/** The board turned by so many sixths more, back where that is negative. */
export function turnBoard({ turned }: PalatinusView, by: number): PalatinusView {
  return { turned: turnDirection(turned, by) };
}
