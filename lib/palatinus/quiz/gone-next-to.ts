/** Who is on the board that a question shows, and no longer there when the hill it asks about is counted. */

import {
  type FieldName,
  type Game,
  type HillPositions,
  LETTERS,
  type Letter,
  makeField,
  parseField,
  positions,
} from '..';

/** Those next to a field who have left by the time its hill is counted. */
export function goneNextTo(game: Game, shown: Game['position'], at: FieldName): readonly FieldName[] {
  const { after } = positions(game)[LETTERS.indexOf(at[0] as Letter)] as HillPositions;
  return game.board.neighbours[parseField(at)]
    .filter((field) => shown[field] && !after[field])
    .map(makeField);
}
