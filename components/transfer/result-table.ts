/** A result of any game as a table of plain text, for the forum text, the picture and the printed sheet. */

import type { Colour } from '@/components/boards/sign';

/** A column: one of the players. */
export interface ResultSeat {
  readonly name: string;
  readonly colour: Colour;
  readonly isWinner: boolean;
}

export interface ResultLine {
  /** Something that gave points, a count of something, or the points themselves, which come last. */
  readonly kind: 'gain' | 'count' | 'points';
  readonly title: string;
  /** Why nobody, or nobody alone, got anything. */
  readonly note?: string;
  /** What decided it: each player's influence. */
  readonly influence?: readonly number[];
  /** One per player; empty if the player got nothing. */
  readonly cells: readonly string[];
}

/** Whether no player got anything; then the note is shown once for all. */
export function isEmpty(cells: ResultLine['cells']): boolean {
  return cells.every((cell) => cell === '');
}
