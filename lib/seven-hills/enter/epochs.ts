/** The course of a game: its epochs, their playing orders and penalties, and a new game. */

import { EPOCHS, type Epoch, type Game } from '..';
import { tableOf } from './game-of-notebook';
import {
  EMPTY_TABLE,
  type Moment,
  type Notebook,
  orderFrom,
  orderIn,
  type PenaltyKey,
  proposedOrder,
  type Stage,
  type Table,
} from './notebook';
import { setRulings } from './rulings';

/** A player hardly ever has an empty hand twice; more than this in an epoch is a typing error. */
export const MOST_PENALTIES = 9;

/** Begins the next epoch, with the board as the last one left it. No epoch is skipped. */
export function beginEpoch(notebook: Notebook, epoch: Epoch): Notebook {
  if (epoch !== nextEpoch(notebook.table.begun)) return notebook;
  return { ...notebook, table: { ...notebook.table, begun: epoch } };
}

export function nextEpoch(epoch: Epoch): Epoch | undefined {
  return EPOCHS[EPOCHS.indexOf(epoch) + 1];
}

/** Records that the last epoch has been counted and the winner has been seen. */
export function finishGame(notebook: Notebook): Notebook {
  if (notebook.table.begun < EPOCHS.length) return notebook;
  return { ...notebook, table: { ...notebook.table, isOver: true } };
}

/** Sets a playing order. Ignores one with a player missing or listed twice, and does not store the proposed one. */
export function setOrder(notebook: Notebook, epoch: Epoch, order: readonly number[]): Notebook {
  const { table } = notebook;
  const seats = [...table.players.keys()];
  if (order.length !== seats.length || !seats.every((seat) => order.includes(seat))) return notebook;
  const { [epoch]: _, ...others } = table.orders;
  const isProposed = String(order) === String(proposedOrder(table, epoch));
  return { ...notebook, table: { ...table, orders: isProposed ? others : { ...others, [epoch]: order } } };
}

/** Makes a player the first of an epoch; play goes clockwise. */
export function setFirstPlayer(notebook: Notebook, epoch: Epoch, player: number): Notebook {
  return setOrder(notebook, epoch, orderFrom(notebook.table.players.length, player));
}

/** Moves a player one turn earlier in an epoch; the first player stays first. */
export function playEarlier(notebook: Notebook, epoch: Epoch, player: number): Notebook {
  const order = orderIn(notebook.table, epoch);
  const turn = order.indexOf(player);
  const before = order[turn - 1];
  if (before === undefined) return notebook;
  return setOrder(
    notebook,
    epoch,
    order.map((other) => (other === player ? before : other === before ? player : other)),
  );
}

/** Sets how often a player had an empty hand in an epoch. */
export function setPenalties(notebook: Notebook, epoch: Epoch, player: number, times: number): Notebook {
  const { table } = notebook;
  if (!table.players[player] || times < 0 || times > MOST_PENALTIES) return notebook;
  const key: PenaltyKey = `${epoch}/${player}`;
  const { [key]: _, ...others } = table.penalties;
  return { ...notebook, table: { ...table, penalties: times === 0 ? others : { ...others, [key]: times } } };
}

/** Starts a new game with the same players and rulings, because a group keeps its house rules. */
export function newGame({ table: { players, rulings } }: Notebook): Notebook {
  return { table: { ...EMPTY_TABLE, players, ...(rulings && { rulings }) } };
}

export function openGame(_: Notebook, game: Game): Notebook {
  return setRulings({ table: tableOf(game) }, game.rulings);
}

/** Replaces my notebook by one saved elsewhere. */
export function openNotebook(_: Notebook, theirs: Notebook): Notebook {
  return theirs;
}

/**
 * Whether anything has been entered in an epoch. Otherwise it is as the epoch before left it, and is not counted yet.
 */
export function isEntered({ changes, penalties }: Table, epoch: Epoch): boolean {
  return [changes, penalties].flatMap(Object.keys).some((key) => key.startsWith(`${epoch}/`));
}

/** The stage in which an epoch is counted: after the legions, if any have moved. */
export function countedStage({ changes }: Pick<Table, 'changes'>, epoch: Epoch): Stage {
  return Object.keys(changes).some((key) => key.startsWith(`${epoch}/legions/`)) ? 'legions' : 'placed';
}

/**
 * Whether the stage matters for what is on the map: legions have moved or are entered there, or an earlier epoch is
 * corrected.
 */
export function hasStages(table: Table, { epoch, stage }: Moment): boolean {
  return stage === 'legions' || epoch < table.begun || countedStage(table, epoch) === 'legions';
}

/** Whether anything but the players has been entered. */
export function isBegun({ table }: Notebook): boolean {
  const { changes, orders, penalties, begun } = table;
  return begun > 1 || [changes, orders, penalties].some((part) => Object.keys(part).length > 0);
}
