/**
 * The legions, move by move, after the election. Each move is an edit of the epoch's second stage. Nobody has to make
 * them: what stands where can also be entered on the map, and then there is nothing left to move.
 */

import {
  type Area,
  CAMPS,
  type Camp,
  type Card,
  CONSUL_CAMP,
  callable,
  campMoves,
  cardOutcome,
  EPOCHS,
  type Epoch,
  MOST_CALLED,
  type Move,
  openAreas,
  WAITING_CAMP,
  waiting,
} from '..';
import { moveMarker, setMarkers } from './markers';
import { boardAt, type LegionsDone, type Moment, type Notebook, orderIn, type Table } from './notebook';
import { rulingsAt } from './rulings';

/** What a consul has called, and what there is to call. */
export interface Call {
  readonly consul: number;
  readonly called: number;
  readonly sources: readonly Move[];
}

/** A player whose plebeians wait: the card, once it is turned, and how many are in the waiting camp now. */
export interface Waiting {
  readonly player: number;
  readonly count: number;
  readonly card: Card | undefined;
}

export interface Legions {
  /** Whether the camps of this epoch were entered on the map instead. */
  readonly isEntered: boolean;
  /** Who goes from the consul legion camp to the waiting camp, before anything else. */
  readonly camps: readonly Move[];
  /** One for each consul, in playing order. */
  readonly calls: readonly Call[];
  /** In playing order; with those who have turned their card. */
  readonly waiting: readonly Waiting[];
}

const NOTHING_DONE: LegionsDone = {};

function after(epoch: Epoch): Moment {
  return { epoch, stage: 'legions' };
}

function endBefore(epoch: Epoch): Moment | undefined {
  const before = EPOCHS[EPOCHS.indexOf(epoch) - 1];
  return before && after(before);
}

export function legionsIn(table: Table, epoch: Epoch, consuls: readonly number[]): Legions {
  const { camps, called = {}, cards = {} } = doneIn(table, epoch);
  const board = boardAt(table, after(epoch));
  const order = orderIn(table, epoch);
  const there = waiting(board, order);
  const isMoved = camps || (!table.legions?.[epoch] && hasCampChanges(table, epoch, [CONSUL_CAMP]));
  return {
    isEntered: !table.legions?.[epoch] && hasCampChanges(table, epoch, CAMPS),
    // As the epoch before left them: whoever is called in this one stays.
    camps: isMoved ? [] : campMoves(boardAt(table, endBefore(epoch))),
    calls: order
      .filter((player) => consuls.includes(player))
      .map((consul) => {
        const count = called[consul] ?? 0;
        return { consul, called: count, sources: callable(board, count) };
      }),
    waiting: order.flatMap((player) => {
      const count = there.find((move) => move.player === player)?.count ?? 0;
      const card = cards[player];
      return count > 0 || card ? [{ player, count, card }] : [];
    }),
  };
}

/** The legions of the epoch before go to the waiting camp. */
export function moveCamps(notebook: Notebook, epoch: Epoch): Notebook {
  const { camps } = legionsIn(notebook.table, epoch, []);
  if (camps.length === 0) return notebook;
  const moved = camps.reduce(
    (before, move) => movePlebeians(before, epoch, { ...move, to: WAITING_CAMP }),
    notebook,
  );
  return withDone(moved, epoch, { camps: true });
}

/** A consul calls one plebeian, of any colour; the same notebook if there can be no more. */
export function callPlebeian(
  notebook: Notebook,
  epoch: Epoch,
  consul: number,
  { player, from }: Pick<Move, 'player' | 'from'>,
): Notebook {
  const { called = {} } = doneIn(notebook.table, epoch);
  const before = called[consul] ?? 0;
  const moved = movePlebeians(notebook, epoch, { player, from, to: CONSUL_CAMP, count: 1 });
  if (before >= MOST_CALLED || moved === notebook) return notebook;
  return withDone(moved, epoch, { called: { ...called, [consul]: before + 1 } });
}

/** Those who are removed leave at once; those who return stay in the waiting camp until they are put somewhere. */
export function turnCard(notebook: Notebook, epoch: Epoch, player: number, card: Card): Notebook {
  const { table } = notebook;
  const { cards = {} } = doneIn(table, epoch);
  const count = boardAt(table, after(epoch))[WAITING_CAMP][player]?.plebeian ?? 0;
  if (count === 0 || cards[player]) return notebook;
  const { removed } = cardOutcome(card, count, rulingsAt(table));
  const spot = { area: WAITING_CAMP, player, of: 'plebeian' } as const;
  const left = removed === 0 ? notebook : setMarkers(notebook, after(epoch), spot, count - removed);
  return withDone(left, epoch, { cards: { ...cards, [player]: card } });
}

/** Whether a card lets those who wait return: whoever is still in the waiting camp then is to be put somewhere. */
export function isReturning({ card, count }: Waiting): boolean {
  return count > 0 && (card === 'all' || card === 'half');
}

/** Puts one plebeian that returns on an open area. */
export function returnPlebeian(notebook: Notebook, epoch: Epoch, player: number, to: Area): Notebook {
  const card = doneIn(notebook.table, epoch).cards?.[player];
  const isOpen = openAreas(epoch).some((area) => area === to);
  if (!isOpen || (card !== 'all' && card !== 'half')) return notebook;
  return movePlebeians(notebook, epoch, { player, from: WAITING_CAMP, to, count: 1 });
}

function movePlebeians(
  notebook: Notebook,
  epoch: Epoch,
  { player, count, from, to }: Move & { readonly to: Area },
): Notebook {
  const spot = { area: from, player, of: 'plebeian' } as const;
  return Array.from({ length: count }).reduce<Notebook>(
    (before) => moveMarker(before, after(epoch), spot, to),
    notebook,
  );
}

function doneIn({ legions }: Pick<Table, 'legions'>, epoch: Epoch): LegionsDone {
  return legions?.[epoch] ?? NOTHING_DONE;
}

function withDone({ table }: Notebook, epoch: Epoch, more: LegionsDone): Notebook {
  const done = { ...doneIn(table, epoch), ...more };
  return { table: { ...table, legions: { ...table.legions, [epoch]: done } } };
}

function hasCampChanges({ changes }: Pick<Table, 'changes'>, epoch: Epoch, camps: readonly Camp[]): boolean {
  return Object.keys(changes).some((key) =>
    camps.some(
      (camp) => key.startsWith(`${epoch}/placed/${camp}/`) || key.startsWith(`${epoch}/legions/${camp}/`),
    ),
  );
}
