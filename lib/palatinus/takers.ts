/** Who takes something of a hill: one, several who tie, or nobody. */

import type { Control } from './result';
import type { Player } from './types';

/**
 * The players who take something: one gets the token, several tie, none if nobody has influence. The length of the
 * list tells these apart.
 */
export function playersTaking(outcome: Control): readonly number[] {
  if (outcome.kind === 'won') return [outcome.player];
  return outcome.kind === 'tied' ? outcome.players : [];
}

export function takersOf(outcome: Control, players: readonly Player[]): readonly Player[] {
  const takers = playersTaking(outcome);
  return players.filter((_, player) => takers.includes(player));
}
