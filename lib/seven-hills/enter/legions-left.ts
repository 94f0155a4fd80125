/**
 * Remarks about the legions of an epoch: moves that are still to be made, and moves that no longer fit because
 * something before them was corrected. Neither blocks the count.
 */

import { AREAS, type Area, CONSUL_CAMP, campMoves, type Epoch, type Move, WAITING_CAMP } from '..';
import { isReturning, legionsIn } from './legions';
import { boardAt, changeKey, countAt, epochBefore, type Notebook, type Spot, type Table } from './notebook';

export type LeftToMove =
  /** From the consul legion camp of the epoch before to the waiting camp. */
  | { readonly what: 'camps'; readonly count: number }
  /** A consul who can still call, once any legion has moved. */
  | { readonly what: 'call'; readonly player: number }
  | { readonly what: 'card' | 'place'; readonly player: number; readonly count: number };

/** In the order in which they are made. Empty if the camps were entered on the map. */
export function leftToMove(table: Table, epoch: Epoch, consuls: readonly number[]): readonly LeftToMove[] {
  const { isEntered, camps, calls, waiting } = legionsIn(table, epoch, consuls);
  if (isEntered) return [];
  const isUnderWay = table.legions?.[epoch] !== undefined;
  const toWait = sum(camps);
  return [
    ...(toWait > 0 ? [{ what: 'camps' as const, count: toWait }] : []),
    ...calls
      .filter(({ isDone }) => isUnderWay && !isDone)
      .map(({ consul }) => ({ what: 'call' as const, player: consul })),
    ...waiting
      .filter((one) => one.card === undefined || isReturning(one))
      .map(({ card, player, count }) => ({
        what: card ? ('place' as const) : ('card' as const),
        player,
        count,
      })),
  ];
}

export type Misfit =
  /** A player has called legions but is not a consul. */
  | { readonly what: 'consul'; readonly player: number; readonly count: number }
  /** Plebeians have moved from an area where they are no longer. */
  | { readonly what: 'gone'; readonly player: number; readonly area: Area; readonly count: number }
  /** The camps held other plebeians when the legions moved. */
  | { readonly what: 'camps' };

export function misfitsIn(table: Table, epoch: Epoch, consuls: readonly number[]): readonly Misfit[] {
  const done = table.legions?.[epoch];
  if (!done) return [];
  const { camps, called = {}, cards = {}, moves = [] } = done;
  const before = campMoves(boardAt(table, epochBefore({ epoch })));
  const toWait = moves.filter(({ from, to }) => from === CONSUL_CAMP && to === WAITING_CAMP);
  // Moves that were made on the map are not known one by one.
  const isOnMap = camps && toWait.length === 0;
  const hasOtherCamp =
    moves.length > 0 &&
    !isOnMap &&
    table.players.some((_, player) => countOf(toWait, player) !== countOf(before, player));
  const hasLeftover = table.players.some(
    (_, player) =>
      cards[player] === 'none' && countAt(table, { epoch, stage: 'legions' }, waitingOf(player)) > 0,
  );
  return [
    ...Object.entries(called)
      .filter(([player]) => !consuls.includes(Number(player)))
      .map(([player, count]) => ({
        what: 'consul' as const,
        player: Number(player),
        count: count as number,
      })),
    ...(moves.length > 0 ? goneIn(table, epoch) : []),
    ...(hasOtherCamp || hasLeftover ? [{ what: 'camps' as const }] : []),
  ];
}

function goneIn(table: Table, epoch: Epoch): readonly Misfit[] {
  return table.players.flatMap((_, player) =>
    AREAS.filter((area) => area !== CONSUL_CAMP).flatMap((area) => {
      const spot: Spot = { area, player, of: 'plebeian' };
      const moved = table.changes[changeKey({ epoch, stage: 'legions' }, spot)] ?? 0;
      const count = -moved - countAt(table, { epoch, stage: 'placed' }, spot);
      return count > 0 ? [{ what: 'gone' as const, player, area, count }] : [];
    }),
  );
}

/** Undoes all moves of the legions, but nothing that was entered on the map, so that they can be made again. */
export function forgetLegions(notebook: Notebook, epoch: Epoch): Notebook {
  const { table } = notebook;
  const { [epoch]: done, ...others } = table.legions ?? {};
  if (!done) return notebook;
  const changes: { -readonly [Key in keyof Table['changes']]: Table['changes'][Key] } = { ...table.changes };
  const add = (area: Area, { player }: Move, by: number): void => {
    const key = changeKey({ epoch, stage: 'legions' }, { area, player, of: 'plebeian' });
    const { [key]: old = 0 } = changes;
    delete changes[key];
    if (old + by !== 0) changes[key] = old + by;
  };
  for (const move of done.moves ?? []) {
    add(move.from, move, move.count);
    if (move.to) add(move.to, move, -move.count);
  }
  return { table: { ...table, changes, legions: others } };
}

function waitingOf(player: number): Spot {
  return { area: WAITING_CAMP, player, of: 'plebeian' };
}

function countOf(moves: readonly Move[], player: number): number {
  return sum(moves.filter((move) => move.player === player));
}

function sum(moves: readonly Move[]): number {
  return moves.reduce((total, { count }) => total + count, 0);
}
