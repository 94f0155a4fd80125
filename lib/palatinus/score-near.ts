/**
 * Scores positions that differ little from a game's, such as one piece elsewhere. Nothing is approximated: it reuses
 * the hills that cannot differ, because a hill depends only on its own fields and their neighbours.
 */

import type { Field } from './field';
import type { Game, Position } from './game';
import type { Result } from './result';
import { actionsAt, actionsOf, afterwards, conclude, contextOf, countHill } from './score';

/** The returned function reuses every hill that the position does not affect. */
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
