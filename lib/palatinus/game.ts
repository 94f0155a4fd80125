/** A sound game: everything the rules need, already validated. Only `soundGame` makes one. */

import type { Board } from './board';
import { type ByField, FIELDS, type Field, makeField, parseField } from './field';
import type { Rulings } from './rulings';
import type { ByPeople, FieldName, People, Piece, Player } from './types';

/** What stands on each field. */
export type Position = ByField<Piece | undefined>;

export interface Game {
  readonly players: readonly Player[];
  readonly board: Board;
  readonly position: Position;
  readonly rulings: Rulings;
}

/** Index into `players`; null for nobody, as for the pieces of a neutral ally. */
export type Owner = number | null;

/** The player for whom each people's pieces count. */
export function ownersOf({ players, rulings }: Game): ByPeople<Owner> {
  const owners: Record<People, Owner> = { red: null, purple: null, green: null, yellow: null, blue: null };
  players.forEach(({ people, ally }, player) => {
    owners[people] = player;
    if (ally && rulings.allyPieces === 'own') owners[ally] = player;
  });
  return owners;
}

/** The position with one field's content replaced. */
export function withPiece(position: Position, field: Field, piece: Piece | undefined): Position {
  return position.with(field, piece) as unknown as Position;
}

/** The fields on which something else stands now. */
export function changedFields(before: Position, now: Position): readonly FieldName[] {
  return FIELDS.filter(
    (field) => before[field]?.people !== now[field]?.people || before[field]?.kind !== now[field]?.kind,
  ).map(makeField);
}

/** The position after some pieces have left for good. */
export function without(position: Position, leaving: readonly FieldName[]): Position {
  if (leaving.length === 0) return position;
  const left = position.slice();
  for (const name of leaving) left[parseField(name)] = undefined;
  return left as unknown as Position;
}
