/**
 * For fun: the move that would have won the game. For each player, the one piece that would have been worth most on
 * another field.
 */

import {
  FIELDS,
  type FieldName,
  type Game,
  makeField,
  type Piece,
  type Result,
  score,
  scorerNear,
  withPiece,
} from '..';

export interface BestMove {
  readonly player: number;
  readonly from: FieldName;
  readonly to: FieldName;
  readonly piece: Piece;
  /** The player's points without and with the move. */
  readonly before: number;
  readonly points: number;
  readonly winsAlone: boolean;
  readonly result: Result;
}

/**
 * The best move for each player who could gain points by moving one own piece (not the ally's) to an empty field:
 * most points; among equals one by which the player wins alone; then the first by `from`, then by `to`.
 */
export function bestMoves(game: Game): readonly BestMove[] {
  const { tally } = score(game);
  return tally.flatMap(({ player, points }) => {
    let best: BestMove | undefined;
    for (const move of movesOf(game, player, points)) if (isBetter(move, best)) best = move;
    return best ?? [];
  });
}

/** All moves of a player, by `from`, then by `to`. */
function* movesOf(game: Game, player: number, before: number): Generator<BestMove> {
  for (const from of FIELDS) {
    const piece = game.position[from];
    if (!piece || piece.people !== game.players[player]?.people) continue;
    // Scores relative to the game without the piece, so that only the hills around `to` are counted again.
    const lifted = { ...game, position: withPiece(game.position, from, undefined) };
    const scoreAnew = scorerNear(lifted);
    for (const to of FIELDS) {
      if (game.position[to]) continue;
      const result = scoreAnew(withPiece(lifted.position, to, piece));
      const points = result.tally[player]?.points as number;
      const winsAlone = result.winners.length === 1 && result.winners[0] === player;
      yield { player, from: makeField(from), to: makeField(to), piece, before, points, winsAlone, result };
    }
  }
}

function isBetter({ points, winsAlone, before }: BestMove, best: BestMove | undefined): boolean {
  if (!best) return points > before;
  return points > best.points || (points === best.points && winsAlone && !best.winsAlone);
}
