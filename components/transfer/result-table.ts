/** A result as a table of plain words, for a text, a picture and the printed sheet, whatever was played. */

import type { Colour } from '@/components/boards/sign';

/** A column: one of the players. */
export interface ResultSeat {
  readonly name: string;
  readonly colour: Colour;
  readonly isWinner: boolean;
}

export interface ResultLine {
  /** Something that gave points, a number of something, or the points themselves, which come last. */
  readonly kind: 'gain' | 'count' | 'points';
  readonly title: string;
  /** Why nobody got anything, or nobody alone. */
  readonly note?: string;
  /** What decided it: how much each player has there. */
  readonly influence?: readonly number[];
  /** One for each player; an empty text if the player got nothing. */
  readonly cells: readonly string[];
}

/** Whether no player got anything, so that the note is shown once for all. */
export function isEmpty(cells: ResultLine['cells']): boolean {
  return cells.every((cell) => cell === '');
}
