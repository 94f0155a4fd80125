/**
 * The legions, move by move, after the election. Each move is an edit of the epoch's second stage. The moves are
 * optional: the final positions can also be entered on the map, and then there is nothing left to move.
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
  /** Whether this consul is finished: both are called, none is left to call, or the consul has passed. */
  readonly isDone: boolean;
  /** Whether this consul is the next to call. */
  readonly isInTurn: boolean;
  readonly sources: readonly Move[];
}

/** A player whose plebeians wait: the card, once it is turned, and how many are in the waiting camp now. */
export interface Waiting {
  readonly player: number;
  readonly count: number;
  readonly card: Card | undefined;
}

export interface Legions {
  /** Whether there is nothing to move at all, or something is left, or all is done. */
  readonly state: 'none' | 'left' | 'done';
  /** Whether the camps of this epoch were entered on the map instead. */
  readonly isEntered: boolean;
  /** The plebeians that go from the consul legion camp to the waiting camp, before anything else. */
  readonly camps: readonly Move[];
  /** One for each consul, in playing order. */
  readonly calls: readonly Call[];
  /** In playing order, including players who have turned their card. */
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
  const { camps, called = {}, passed = {}, cards = {} } = doneIn(table, epoch);
  const board = boardAt(table, after(epoch));
  const order = orderIn(table, epoch);
  const there = waiting(board, order);
  const isMoved = camps || (!table.legions?.[epoch] && hasCampChanges(table, epoch, [CONSUL_CAMP]));
  const calls = order
    .filter((player) => consuls.includes(player))
    .map((consul) => {
      const count = called[consul] ?? 0;
      const sources = callable(board, count);
      return { consul, called: count, isDone: sources.length === 0 || passed[consul] === true, sources };
    });
  const inTurn = calls.find(({ isDone }) => !isDone);
  const legions = {
    // As the epoch before left them: plebeians called in this epoch stay.
    camps: isMoved ? [] : campMoves(boardAt(table, endBefore(epoch))),
    calls: calls.map((call) => ({ ...call, isInTurn: call === inTurn })),
    waiting: order.flatMap((player) => {
      const count = there.find((move) => move.player === player)?.count ?? 0;
      const card = cards[player];
      return count > 0 || card ? [{ player, count, card }] : [];
    }),
  };
  const isEntered = !table.legions?.[epoch] && hasCampChanges(table, epoch, CAMPS);
  return { ...legions, isEntered, state: stateOf(legions) };
}

function stateOf({ camps, calls, waiting }: Pick<Legions, 'camps' | 'calls' | 'waiting'>): Legions['state'] {
  if (camps.length + calls.length + waiting.length === 0) return 'none';
  const isDone =
    camps.length === 0 &&
    calls.every((call) => call.isDone) &&
    waiting.every((one) => one.card && !isReturning(one));
  return isDone ? 'done' : 'left';
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
  const { called = {}, passed = {} } = doneIn(notebook.table, epoch);
  const before = called[consul] ?? 0;
  const ready = withCamps(notebook, epoch);
  const moved = movePlebeians(ready, epoch, { player, from, to: CONSUL_CAMP, count: 1 });
  if (before >= MOST_CALLED || moved === ready) return notebook;
  const { [consul]: _, ...others } = passed;
  return withDone(moved, epoch, { called: { ...called, [consul]: before + 1 }, passed: others });
}

/** A consul calls nobody, or no more. */
export function passCall(notebook: Notebook, epoch: Epoch, consul: number): Notebook {
  if (!notebook.table.players[consul]) return notebook;
  const { passed } = doneIn(notebook.table, epoch);
  return withDone(withCamps(notebook, epoch), epoch, { passed: { ...passed, [consul]: true } });
}

/** Removed plebeians leave at once; returning ones stay in the waiting camp until they are placed. */
export function turnCard(notebook: Notebook, epoch: Epoch, player: number, card: Card): Notebook {
  const { table } = notebook;
  const { cards = {} } = doneIn(table, epoch);
  const count = boardAt(table, after(epoch))[WAITING_CAMP][player]?.plebeian ?? 0;
  if (count === 0 || cards[player]) return notebook;
  const { removed } = cardOutcome(card, count, rulingsAt(table));
  const spot = { area: WAITING_CAMP, player, of: 'plebeian' } as const;
  const ready = withCamps(notebook, epoch);
  const left = removed === 0 ? ready : setMarkers(ready, after(epoch), spot, count - removed);
  const gone = removed === 0 ? left : withMove(left, epoch, { player, count: removed, from: WAITING_CAMP });
  return withDone(gone, epoch, { cards: { ...cards, [player]: card } });
}

/** Whether a card lets plebeians return, so that those still in the waiting camp have to be placed. */
export function isReturning({ card, count }: Waiting): boolean {
  return count > 0 && (card === 'all' || card === 'half');
}

/** Puts one returning plebeian on an open area. */
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
  return Array.from({ length: count }).reduce<Notebook>((before) => {
    const moved = moveMarker(before, after(epoch), spot, to);
    return moved === before ? before : withMove(moved, epoch, { player, count: 1, from, to });
  }, notebook);
}

function withMove(notebook: Notebook, epoch: Epoch, move: Move): Notebook {
  const { moves = [] } = doneIn(notebook.table, epoch);
  return withDone(notebook, epoch, { moves: [...moves, move] });
}

function doneIn({ legions }: Pick<Table, 'legions'>, epoch: Epoch): LegionsDone {
  return legions?.[epoch] ?? NOTHING_DONE;
}

function withDone({ table }: Notebook, epoch: Epoch, more: LegionsDone): Notebook {
  const all = { ...doneIn(table, epoch), ...more };
  const done = Object.fromEntries(
    Object.entries(all).filter(([, part]) => part === true || Object.keys(part).length > 0),
  );
  return { table: { ...table, legions: { ...table.legions, [epoch]: done } } };
}

/** If the consul legion camp was already changed on the map, the first move records that its plebeians have left. */
function withCamps(notebook: Notebook, epoch: Epoch): Notebook {
  const { table } = notebook;
  const isMoved = !table.legions?.[epoch] && hasCampChanges(table, epoch, [CONSUL_CAMP]);
  return isMoved ? withDone(notebook, epoch, { camps: true }) : notebook;
}

function hasCampChanges({ changes }: Pick<Table, 'changes'>, epoch: Epoch, camps: readonly Camp[]): boolean {
  return Object.keys(changes).some((key) =>
    camps.some(
      (camp) => key.startsWith(`${epoch}/placed/${camp}/`) || key.startsWith(`${epoch}/legions/${camp}/`),
    ),
  );
}
