/**
 * The notebook: everything that has been entered of a game.
 *
 * An epoch is stored as the changes since the moment before, and not as a whole board: a correction of an earlier
 * epoch then also corrects all later ones. Changes are flat, one entry for each spot, so that undo and other tabs
 * work marker by marker.
 */

import {
  AREAS,
  type Area,
  type ByClass,
  type Card,
  type Class,
  EPOCHS,
  type Epoch,
  type FullPosition,
  type Move,
  type Player,
  type Rulings,
} from '..';

/**
 * An epoch has two stages: what was placed until the election, and what the legions moved until the epoch is scored
 * (plebeians called to the camp, returned, removed).
 */
export const STAGES = ['placed', 'legions'] as const;
export type Stage = (typeof STAGES)[number];

/** A moment of the game: the end of a stage. */
export interface Moment {
  readonly epoch: Epoch;
  readonly stage: Stage;
}

/** A player's markers of one class. */
export interface Brush {
  readonly player: number;
  readonly of: Class;
}

/** Where the markers of a brush stand. */
export interface Spot extends Brush {
  readonly area: Area;
}

/** `3/placed/Caelius/0/noble`: the first player's nobles on Caelius, from the end of epoch 2 to the election of epoch 3. */
export type ChangeKey = `${Epoch}/${Stage}/${Area}/${number}/${Class}`;
/** `3/0`: the first player in epoch 3. */
export type PenaltyKey = `${Epoch}/${number}`;

/** Which of the legions' moves were made: the board alone does not show who was called, and by whom. */
export interface LegionsDone {
  /** Whether the legions of the epoch before are in the waiting camp. */
  readonly camps?: true;
  /** By consul, how many were called. */
  readonly called?: Readonly<Partial<Record<number, number>>>;
  /** By consul, whether they call no more. */
  readonly passed?: Readonly<Partial<Record<number, true>>>;
  /** By player, the card that was turned. */
  readonly cards?: Readonly<Partial<Record<number, Card>>>;
  /** Every move, so that the moves can be undone together without undoing anything else. */
  readonly moves?: readonly Move[];
}

export interface Table {
  /** Tells this game from all others on the device. Given when something is entered, not by an edit. */
  readonly id?: string;
  /** In clockwise seating order. Empty until the number of players is picked. */
  readonly players: readonly Player[];
  /** The latest epoch that has begun. */
  readonly begun: Epoch;
  /** How many markers were added, or removed if negative; never 0. */
  readonly changes: Partial<Readonly<Record<ChangeKey, number>>>;
  /** The playing order of an epoch, if it is not the proposed one. */
  readonly orders: Partial<Readonly<Record<Epoch, readonly number[]>>>;
  /** How often a player had an empty hand; never 0. */
  readonly penalties: Partial<Readonly<Record<PenaltyKey, number>>>;
  /** The moves of the legions that were made in an epoch. */
  readonly legions?: Partial<Readonly<Record<Epoch, LegionsDone>>>;
  readonly rulings?: Partial<Rulings>;
  /** Whether the end of the game has been seen. A game in its fifth epoch may still be under way. */
  readonly isOver?: true;
}

export interface Notebook {
  readonly table: Table;
}

export const EMPTY_TABLE: Table = { players: [], begun: 1, changes: {}, orders: {}, penalties: {} };
export const EMPTY_NOTEBOOK: Notebook = { table: EMPTY_TABLE };

const MOMENTS: readonly Moment[] = EPOCHS.flatMap((epoch) => STAGES.map((stage) => ({ epoch, stage })));

export function changeKey({ epoch, stage }: Moment, { area, player, of }: Spot): ChangeKey {
  return `${epoch}/${stage}/${area}/${player}/${of}`;
}

export function parseChangeKey(key: string): Moment & Spot {
  const [epoch, stage, area, player, of] = key.split('/');
  return {
    epoch: Number(epoch) as Epoch,
    stage: stage as Stage,
    area: area as Area,
    player: Number(player),
    of: of as Class,
  };
}

/** The moment before; undefined for the first one, before which the board is empty. */
export function momentBefore(moment: Moment): Moment | undefined {
  return MOMENTS[momentIndex(moment) - 1];
}

/** Its index among all moments of a game. */
export function momentIndex({ epoch, stage }: Moment): number {
  return EPOCHS.indexOf(epoch) * STAGES.length + STAGES.indexOf(stage);
}

/** The end of the epoch before; undefined for the first epoch. */
export function epochBefore({ epoch }: Pick<Moment, 'epoch'>): Moment | undefined {
  return momentBefore({ epoch, stage: 'placed' });
}

/** How many markers stand there. Never below 0: after a correction a later epoch may remove more than there are. */
export function countAt(table: Table, at: Moment | undefined, { area, player, of }: Spot): number {
  return boardAt(table, at)[area][player]?.[of] ?? 0;
}

/** Everything that stands on the board at a moment. */
export function boardAt(table: Table, at: Moment | undefined): FullPosition {
  const boards = boardsOf(table);
  return boards[at ? momentIndex(at) + 1 : 0] as FullPosition;
}

/** Caches the boards, because after every tap a screen reads hundreds of counts of the same table. */
const knownBoards = new WeakMap<Table, readonly FullPosition[]>();

/** The empty board, then the board at every moment. All at once, because each is made from the one before. */
export function boardsOf(table: Table): readonly FullPosition[] {
  const known = knownBoards.get(table);
  if (known) return known;
  const boards = makeBoards(table);
  knownBoards.set(table, boards);
  return boards;
}

function makeBoards({ players, changes }: Table): readonly FullPosition[] {
  const all = Object.entries(changes).map(([key, by = 0]) => ({ ...parseChangeKey(key), by }));
  let board = emptyBoard(players.length);
  const boards = [board];
  for (const { epoch, stage } of MOMENTS) {
    board = copyOf(board);
    for (const change of all)
      if (change.epoch === epoch && change.stage === stage) {
        const markers = board[change.area][change.player];
        if (markers) markers[change.of] = Math.max(0, markers[change.of] + change.by);
      }
    boards.push(board);
  }
  return boards;
}

type OpenBoard = Record<Area, Record<Class, number>[]>;

function emptyBoard(players: number): OpenBoard {
  return withAreas(() => Array.from({ length: players }, () => ({ ...byClass(() => 0) })));
}

function copyOf(board: OpenBoard): OpenBoard {
  return withAreas((area) => board[area].map((markers) => ({ ...markers })));
}

function withAreas(seats: (area: Area) => Record<Class, number>[]): OpenBoard {
  return Object.fromEntries(AREAS.map((area) => [area, seats(area)])) as OpenBoard;
}

export function byClass<T>(of: (one: Class) => T): ByClass<T> {
  return {
    noble: of('noble'),
    knight: of('knight'),
    centurion: of('centurion'),
    plebeian: of('plebeian'),
  };
}

/** The playing order of an epoch. */
export function orderIn(table: Pick<Table, 'players' | 'orders'>, epoch: Epoch): readonly number[] {
  return table.orders[epoch] ?? proposedOrder(table, epoch);
}

/** The last player of the epoch before begins, and play goes clockwise. */
export function proposedOrder(table: Pick<Table, 'players' | 'orders'>, epoch: Epoch): readonly number[] {
  const before = EPOCHS[EPOCHS.indexOf(epoch) - 1];
  const first = before === undefined ? 0 : (orderIn(table, before).at(-1) ?? 0);
  return orderFrom(table.players.length, first);
}

/** All players clockwise, beginning with this one. */
export function orderFrom(players: number, first: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => (first + seat) % players);
}

export function penaltiesIn({ players, penalties }: Table, epoch: Epoch): readonly number[] {
  return players.map((_, player) => penalties[`${epoch}/${player}`] ?? 0);
}
