/** Who takes something of a hill: one, several who tie, or nobody. */
import type { Control, Player } from '@/lib/palatinus';

export function takersOf(outcome: Control, players: readonly Player[]): readonly Player[] {
  if (outcome.kind === 'unclaimed') return [];
  const takers = outcome.kind === 'won' ? [outcome.player] : outcome.players;
  return takers.flatMap((index) => players[index] ?? []);
}
