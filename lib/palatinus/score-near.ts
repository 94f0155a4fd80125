/**
 * Scores positions that differ little from a game's, such as one piece elsewhere. Nothing is approximated: what cannot
 * differ is not counted again, because a hill sees no further than the fields around its own.
 */

import type { Field } from './field';
import type { Game, Position } from './game';
import type { Result } from './result';
import { actionsAt, actionsOf, afterwards, conclude, contextOf, countHill } from './score';

/** Takes over every hill that a position leaves as it was. */
export function scorerNear(game: Game): (position: Position) => Result {
  const context = contextOf(game);
  const known = actionsOf(context, game.position).map((actions) => ({
    actions,
    hill: countHill(context, actions, actions.after),
  }));
  return (position) => {
    let before = position;
    const hills = known.map(({ actions, hill }) => {
      const { letter, condottieri } = actions;
      if (sameOn(game.board.reach[letter], before, actions.before)) {
        before = afterwards(context, before, condottieri);
        return hill;
      }
      const anew = actionsAt(context, before, letter);
      before = anew.after;
      return countHill(context, anew, before);
    });
    return conclude(context, hills);
  };
}

function sameOn(fields: readonly Field[], a: Position, b: Position): boolean {
  return fields.every((field) => a[field] === b[field]);
}
