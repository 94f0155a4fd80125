/** What looks like a mistake but does not prevent scoring. */

import { elect } from './election';
import type { EpochOfGame, Game } from './game';
import { MOST_CALLED } from './legions';
import {
  AREAS,
  type ByClass,
  CLASSES,
  CONSUL_CAMP,
  EPOCHS,
  type Epoch,
  HILLS,
  type Hill,
  openHills,
  WAITING_CAMP,
} from './types';

export type Remark = { readonly epoch: Epoch } & (
  | {
      /** Markers on hills that are not open: more than the plebeians the player placed before the game. */
      readonly code: 'hill-closed';
      readonly player: number;
      readonly hills: readonly Hill[];
      /** How many plebeians of this player may stand there. */
      readonly allowed: number;
    }
  /** More markers were added to the board since the last epoch than are deployed in one. */
  | { readonly code: 'deployed'; readonly count: number; readonly most: number }
  /** The playing order is not a rotation of the seating order. */
  | { readonly code: 'order' }
  /** More plebeians in the consul legion camp than this epoch's consuls may call. */
  | { readonly code: 'called'; readonly count: number; readonly most: number; readonly consuls: number }
  /** More plebeians of a player in the waiting camp than were in both camps at the end of the last epoch. */
  | { readonly code: 'waiting'; readonly player: number; readonly count: number; readonly most: number }
);

/** How many markers all players together deploy in one epoch, by the number of players. */
const MOST_DEPLOYED: Readonly<Record<number, number>> = { 3: 13, 4: 15 };

/** How many plebeians each player places before the game, by the playing order of the first epoch. */
const PLACED_BEFORE: Readonly<Record<number, readonly number[]>> = { 3: [0, 1, 1], 4: [0, 1, 1, 2] };

/** In order of the epochs. */
export function remarksOf({ players, epochs, rulings }: Game): readonly Remark[] {
  const placed = placedBefore(epochs[0] as EpochOfGame);
  const seats = Array.from(players.keys());
  return epochs.flatMap((now, index) => {
    const epoch = EPOCHS[index] as Epoch;
    const before = epochs[index - 1];
    return [
      ...orderRemarks(epoch, now),
      ...seats.flatMap((player) => closedRemarks(epoch, now, player, placed[player] as number)),
      ...deployedRemarks(epoch, now, before, placed),
      ...calledRemarks(epoch, now, elect(now, rulings).consuls.length),
      ...seats.flatMap((player) => waitingRemarks(epoch, now, before, player)),
    ];
  });
}

/** For each player, how many plebeians they placed before the game. */
function placedBefore({ order }: EpochOfGame): readonly number[] {
  return order.map((_, player) => PLACED_BEFORE[order.length]?.[order.indexOf(player)] as number);
}

function orderRemarks(epoch: Epoch, { order }: EpochOfGame): readonly Remark[] {
  const isRotation = order.every((player, index) => player === ((order[0] as number) + index) % order.length);
  return isRotation ? [] : [{ epoch, code: 'order' }];
}

function closedRemarks(
  epoch: Epoch,
  { position }: EpochOfGame,
  player: number,
  allowed: number,
): readonly Remark[] {
  const open = openHills(epoch);
  const hills = HILLS.filter((hill) => !open.includes(hill) && totalOf(position, [hill], player) > 0);
  const plebeians = sum(hills.map((hill) => position[hill][player]?.plebeian as number));
  const isSlip = plebeians > allowed || totalOf(position, hills, player) > plebeians;
  return isSlip ? [{ epoch, code: 'hill-closed', player, hills, allowed }] : [];
}

/** Extra actions and revolts do not count as deployed, so this can only be a remark. */
function deployedRemarks(
  epoch: Epoch,
  now: EpochOfGame,
  before: EpochOfGame | undefined,
  placed: readonly number[],
): readonly Remark[] {
  const players = now.order.length;
  const count = sum(
    now.order.flatMap((player) =>
      CLASSES.map((of) => {
        const onBoard = (epochOf: EpochOfGame | undefined): number =>
          epochOf ? sum(AREAS.map((area) => epochOf.position[area][player]?.[of] as number)) : 0;
        return Math.max(0, onBoard(now) - onBoard(before));
      }),
    ),
  );
  const most = (MOST_DEPLOYED[players] as number) + (before ? 0 : sum(placed));
  return count > most ? [{ epoch, code: 'deployed', count, most }] : [];
}

/** Plebeians called in the epoch before have moved on to the waiting camp. */
function calledRemarks(epoch: Epoch, { position }: EpochOfGame, consuls: number): readonly Remark[] {
  const count = sum(position[CONSUL_CAMP].map(({ plebeian }) => plebeian));
  const most = MOST_CALLED * consuls;
  return count > most ? [{ epoch, code: 'called', count, most, consuls }] : [];
}

function waitingRemarks(
  epoch: Epoch,
  { position }: EpochOfGame,
  before: EpochOfGame | undefined,
  player: number,
): readonly Remark[] {
  const count = totalOf(position, [WAITING_CAMP], player);
  const most = before ? totalOf(before.position, [CONSUL_CAMP, WAITING_CAMP], player) : 0;
  return count > most ? [{ epoch, code: 'waiting', player, count, most }] : [];
}

/** Markers of all classes. */
function totalOf(
  position: EpochOfGame['position'],
  areas: readonly (typeof AREAS)[number][],
  player: number,
): number {
  return sum(areas.flatMap((area) => Object.values(position[area][player] as ByClass<number>)));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
