/** The same game with other rulings, or with one field changed: the engine scores each variant, none is estimated. */

import {
  FIELDS,
  type Field,
  type Game,
  KINDS,
  type Piece,
  type Result,
  type Rulings,
  score,
  scorerNear,
  winnersOf,
  withPiece,
} from '..';

/**
 * Scores the game under other answers. A tie-break does not affect the hills, so they are counted once for all
 * tie-breaks, and each reading is counted only when it is needed.
 */
export function scorerOfReadings(game: Game): (changed: Partial<Rulings>) => Result {
  const counted = new Map<string, Result>();
  return (changed) => {
    const { tieBreak, ...others } = { ...game.rulings, ...changed };
    const key = Object.values(others).join();
    const known = counted.get(key) ?? score({ ...game, rulings: { tieBreak, ...others } });
    counted.set(key, known);
    return { ...known, ...winnersOf(known.tally, tieBreak) };
  };
}

export interface FieldVariant {
  readonly field: Field;
  readonly piece: Piece | undefined;
  readonly result: Result;
}

/**
 * The game with every other possible content of each field in turn. A generator, because keeping all these results at
 * the same time costs more than counting them.
 */
export function* scoreAllFields(game: Game): Generator<FieldVariant> {
  const contents = possibleContents(game);
  const scoreAnew = scorerNear(game);
  for (const field of FIELDS) {
    for (const piece of contents) {
      if (isSamePiece(piece, game.position[field])) continue;
      yield { field, piece, result: scoreAnew(withPiece(game.position, field, piece)) };
    }
  }
}

export interface DisplacedVariant {
  readonly from: Field;
  readonly to: Field;
  readonly result: Result;
}

/** The game with each inhabitant in turn on each empty field next to its own. */
export function* scoreAllDisplaced(game: Game): Generator<DisplacedVariant> {
  const { board, position } = game;
  const scoreAnew = scorerNear(game);
  for (const from of FIELDS) {
    if (!position[from]) continue;
    for (const to of board.neighbours[from]) {
      if (position[to]) continue;
      const moved = withPiece(withPiece(position, from, undefined), to, position[from]);
      yield { from, to, result: scoreAnew(moved) };
    }
  }
}

/** Nothing, or any inhabitant that a player or ally may have; allies have no condottieri. */
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

export function isSamePiece(one: Piece | undefined, other: Piece | undefined): boolean {
  return one?.people === other?.people && one?.kind === other?.kind;
}
