/**
 * The same table, read or entered otherwise: for telling whether an argument, or a slip of the finger, matters.
 *
 * Nothing is approximated; every variant is scored by the engine. What cannot differ is not counted again:
 * a tie-break leaves the hills alone, and a hill sees no further than the fields around its own.
 */

import { FIELDS, type Field } from './field';
import { type Game, type Position, withPiece } from './game';
import type { Result } from './result';
import { ALL_RULINGS, type Rulings } from './rulings';
import { actionsAt, actionsOf, afterwards, conclude, contextOf, countHill, score } from './score';
import { winnersOf } from './tally';
import { KINDS, type Piece } from './types';

export interface RulingVariant {
  readonly rulings: Rulings;
  readonly result: Result;
}

/** The table under every combination of rulings. */
export function scoreAllRulings(game: Game): readonly RulingVariant[] {
  const counted = new Map<string, Result>();
  return ALL_RULINGS.map((rulings) => {
    const { tieBreak, ...others } = rulings;
    const key = Object.values(others).join();
    const known = counted.get(key) ?? score({ ...game, rulings });
    counted.set(key, known);
    return { rulings, result: { ...known, ...winnersOf(known.tally, tieBreak) } };
  });
}

export interface FieldVariant {
  readonly field: Field;
  readonly piece: Piece | undefined;
  readonly result: Result;
}

/** The table with each field in turn holding each thing it could hold, what it does hold among them. */
export function scoreAllFields(game: Game): readonly FieldVariant[] {
  const contents = possibleContents(game);
  const scoreAnew = scorerNear(game);
  return FIELDS.flatMap((field) =>
    contents.map((piece) => ({ field, piece, result: scoreAnew(withPiece(game.position, field, piece)) })),
  );
}

/** Scores positions that differ little from the game's, taking over every hill they leave as it was. */
function scorerNear(game: Game): (position: Position) => Result {
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

/** Nothing, or any inhabitant that somebody brought; an ally is no condottiere. */
export function possibleContents({ players }: Game): readonly (Piece | undefined)[] {
  const pieces = players.flatMap(({ people, ally }): Piece[] => [
    ...KINDS.map((kind) => ({ people, kind })),
    ...(ally
      ? [
          { people: ally, kind: 'merchant' as const },
          { people: ally, kind: 'peasant' as const },
        ]
      : []),
  ]);
  return [undefined, ...pieces];
}
