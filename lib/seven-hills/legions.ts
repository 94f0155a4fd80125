/**
 * The legions as moves of plebeians: those called last time go to the waiting camp, each consul calls new ones, and a
 * card decides what happens to those in the waiting camp. No score depends on this; it tells which moves are allowed,
 * so that a screen can offer them.
 */

import type { Rulings } from './rulings';
import {
  type Area,
  CONSUL_CAMP,
  type Epoch,
  FORUM,
  HILLS,
  type Hill,
  openHills,
  type Position,
  WAITING_CAMP,
} from './types';

/** How many plebeians each consul may call. */
export const MOST_CALLED = 2;

/** Plebeians of one player that move; without a destination they are removed from the board. */
export interface Move {
  readonly player: number;
  readonly count: number;
  readonly from: Area;
  readonly to?: Area | undefined;
}

/** Before anybody is called, the plebeians in the consul legion camp move to the waiting camp. */
export function campMoves(position: Position): readonly Move[] {
  return plebeiansIn(position, CONSUL_CAMP).map((here) => ({ ...here, to: WAITING_CAMP }));
}

/**
 * What a consul who has already called this many can still call: plebeians of any colour, from any hill or the Forum.
 */
export function callable(position: Position, called: number): readonly Move[] {
  const left = MOST_CALLED - called;
  if (left <= 0) return [];
  return [...HILLS, FORUM].flatMap((area) =>
    plebeiansIn(position, area as Area).map((here) => ({
      ...here,
      count: Math.min(here.count, left),
      to: CONSUL_CAMP,
    })),
  );
}

/** The players who turn a card, in playing order: everybody with plebeians in the waiting camp. */
export function waiting(position: Position, order: readonly number[]): readonly Move[] {
  const there = plebeiansIn(position, WAITING_CAMP);
  return order.flatMap((player) => there.filter((move) => move.player === player));
}

export const CARDS = ['all', 'half', 'none', 'wait'] as const;
export type Card = (typeof CARDS)[number];

export interface CardOutcome {
  /** How many the player puts on any open areas. */
  readonly returned: number;
  /** How many leave the board. */
  readonly removed: number;
  /** How many stay in the waiting camp. */
  readonly waiting: number;
}

/** What a card does with this many plebeians. Half of an odd number is rounded according to the ruling. */
export function cardOutcome(
  card: Card,
  count: number,
  { halfRounds }: Pick<Rulings, 'halfRounds'>,
): CardOutcome {
  if (card === 'wait') return { returned: 0, removed: 0, waiting: count };
  const half = halfRounds === 'up' ? Math.ceil(count / 2) : Math.floor(count / 2);
  const returned = { all: count, half, none: 0 }[card];
  return { returned, removed: count - returned, waiting: 0 };
}

/** The areas where returning plebeians can be placed. */
export function openAreas(epoch: Epoch): readonly (Hill | typeof FORUM)[] {
  return [...openHills(epoch), FORUM];
}

function plebeiansIn(position: Position, area: Area): readonly Move[] {
  const moves: Move[] = [];
  position[area]?.forEach(({ plebeian = 0 }, player) => {
    if (plebeian > 0) moves.push({ player, count: plebeian, from: area });
  });
  return moves;
}
