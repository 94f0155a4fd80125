/**
 * Consuls: the players with the most markers in the Forum. Ties go to the player who is earlier in the playing order.
 */

import type { EpochOfGame } from './game';
import type { Election } from './result';
import type { Rulings } from './rulings';

/** One consul with three players, two with four. */
const SEATS: Readonly<Record<number, number>> = { 3: 1, 4: 2 };

/** The points that a consul gets immediately. */
const CONSUL_POINTS = 2;

export function elect(
  { order, forumAtElection }: Pick<EpochOfGame, 'order' | 'forumAtElection'>,
  { nobleInForum }: Pick<Rulings, 'nobleInForum'>,
): Election {
  const seats = SEATS[order.length] as number;
  const worth = nobleInForum === 'two' ? 2 : 1;
  const votes: number[] = [];
  const nobles: number[] = [];
  let ruling: Election['ruling'];
  for (const { noble, knight, centurion, plebeian } of forumAtElection) {
    votes.push(noble * worth + knight + centurion + plebeian);
    nobles.push(noble);
    if (noble > 0) ruling = 'nobleInForum';
  }

  const votesOf = (player: number): number => votes[player] as number;
  // The sort is stable, so players with equal votes stay in playing order.
  const candidates = order.filter((player) => votesOf(player) > 0).sort((a, b) => votesOf(b) - votesOf(a));
  const others = candidates.slice(seats);
  const consuls = candidates.slice(0, seats).map((player) => ({
    player,
    votes: votesOf(player),
    points: CONSUL_POINTS,
    before: others.filter((other) => votesOf(other) === votesOf(player)),
  }));
  const withoutMarker = consuls.length < seats ? order.filter((player) => votesOf(player) === 0) : [];
  return { seats, votes, nobles, consuls, withoutMarker, ruling };
}
