/**
 * The notebook: everything that has been entered of a game.
 *
 * An epoch is stored as what changed since the moment before, and not as a whole board: correcting an earlier epoch then
 * corrects all later ones, as if it had been entered so from the beginning. Changes are flat, one for each marker's
 * place, so that undo and other tabs go marker by marker.
 */

import {
  AREAS,
  type Area,
  type ByClass,
  type Card,
  CLASSES,
  type Class,
  type Draft,
  type DraftEpoch,
  EPOCHS,
  type Epoch,
  FORUM,
  type FullPosition,
  type Game,
  type Markers,
  type Move,
  type Player,
  type Rulings,
} from '..';

/**
 * An epoch has two: what was placed until the election, and what the legions moved until the epoch is scored (plebeians
 * called to the camp, returned, removed).
 */
export const STAGES = ['placed', 'legions'] as const;
export type Stage = (typeof STAGES)[number];

/** A moment of the game: the end of a stage. */
export interface Moment {
  readonly epoch: Epoch;
  readonly stage: Stage;
}

/** Whose marker, and of which class. */
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

/** Which of the legions' moves were made: the board alone cannot tell who was called, and by whom. */
export interface LegionsDone {
  /** Whether the legions of the epoch before are in the waiting camp. */
  readonly camps?: true;
  /** By consul, how many were called. */
  readonly called?: Readonly<Partial<Record<number, number>>>;
  /** By consul, whether they call no more. */
  readonly passed?: Readonly<Partial<Record<number, true>>>;
  /** By player, the card that was turned. */
  readonly cards?: Readonly<Partial<Record<number, Card>>>;
  /** Every move, so that they can be taken back together, and nothing else with them. */
  readonly moves?: readonly Move[];
}

export interface Table {
  /** Tells this game from all others on the device. Given when something is entered, not by an edit. */
  readonly id?: string;
  /** In the order in which they sit, clockwise. Empty until the number of players is picked. */
  readonly players: readonly Player[];
  /** The latest epoch that has begun. */
  readonly begun: Epoch;
  /** How many markers came, or left if negative; never 0. */
  readonly changes: Partial<Readonly<Record<ChangeKey, number>>>;
  /** The playing order of an epoch, where it is not the proposed one. */
  readonly orders: Partial<Readonly<Record<Epoch, readonly number[]>>>;
  /** How often a player had an empty hand; never 0. */
  readonly penalties: Partial<Readonly<Record<PenaltyKey, number>>>;
  /** What was done of the legions' moves in an epoch. */
  readonly legions?: Partial<Readonly<Record<Epoch, LegionsDone>>>;
  readonly rulings?: Partial<Rulings>;
  /** Whether people have seen how it ended. A game with a fifth epoch may still be under way. */
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

/** The moment before; undefined for the first, before which the board is empty. */
export function momentBefore(moment: Moment): Moment | undefined {
  return MOMENTS[indexOf(moment) - 1];
}

function indexOf({ epoch, stage }: Moment): number {
  return MOMENTS.findIndex((moment) => moment.epoch === epoch && moment.stage === stage);
}

/** The end of the epoch before; undefined for the first epoch. */
export function epochBefore({ epoch }: Pick<Moment, 'epoch'>): Moment | undefined {
  return momentBefore({ epoch, stage: 'placed' });
}

/**
 * How many markers stand there. Never fewer than 0: a correction may have taken away what a later epoch removes, which
 * then removes nothing.
 */
export function countAt({ changes }: Pick<Table, 'changes'>, at: Moment | undefined, spot: Spot): number {
  if (!at) return 0;
  let count = 0;
  for (const moment of MOMENTS) {
    count = Math.max(0, count + (changes[changeKey(moment, spot)] ?? 0));
    if (moment.epoch === at.epoch && moment.stage === at.stage) break;
  }
  return count;
}

/** Everything that stands on the board at a moment. */
export function boardAt(table: Table, at: Moment | undefined): FullPosition {
  const boards = boardsOf(table);
  return boards[at ? indexOf(at) + 1 : 0] as FullPosition;
}

/** The empty board, then that of every moment. All at once, because each is made from the one before. */
function boardsOf({ players, changes }: Table): readonly FullPosition[] {
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

/** The last of the epoch before begins, and play goes clockwise. */
export function proposedOrder(table: Pick<Table, 'players' | 'orders'>, epoch: Epoch): readonly number[] {
  const before = EPOCHS[EPOCHS.indexOf(epoch) - 1];
  const first = before === undefined ? 0 : (orderIn(table, before).at(-1) ?? 0);
  return orderFrom(table.players.length, first);
}

/** Clockwise from a player on. */
export function orderFrom(players: number, first: number): readonly number[] {
  return Array.from({ length: players }, (_, seat) => (first + seat) % players);
}

export function penaltiesIn({ players, penalties }: Table, epoch: Epoch): readonly number[] {
  return players.map((_, player) => penalties[`${epoch}/${player}`] ?? 0);
}

/** The game as the rules read it: all epochs that have begun. */
export function draftOf({ table }: Notebook): Draft {
  const boards = boardsOf(table);
  return {
    players: table.players,
    epochs: EPOCHS.filter((epoch) => epoch <= table.begun).map((epoch): DraftEpoch => {
      const [elected, scored] = STAGES.map((stage) => boards[indexOf({ epoch, stage }) + 1]);
      return {
        order: orderIn(table, epoch),
        forumAtElection: elected?.[FORUM],
        board: scored,
        penalties: penaltiesIn(table, epoch),
      };
    }),
    rulings: table.rulings,
  };
}

/**
 * A game as a table, without its rulings. What the legions did is known of the Forum alone, which a game has twice; everything else counts as
 * placed.
 */
export function tableOf({ players, epochs }: Omit<Game, 'rulings'>): Table {
  const changes: [ChangeKey, number][] = [];
  const orders: [Epoch, readonly number[]][] = [];
  const penalties: [PenaltyKey, number][] = [];
  epochs.forEach((here, index) => {
    const epoch = (index + 1) as Epoch;
    const before = epochs[index - 1];
    for (const area of AREAS)
      for (const player of players.keys())
        for (const of of CLASSES) {
          const spot = { area, player, of };
          const old = countIn(before?.position[area], spot);
          const scored = countIn(here.position[area], spot);
          const elected = area === FORUM ? countIn(here.forumAtElection, spot) : scored;
          changes.push([changeKey({ epoch, stage: 'placed' }, spot), elected - old]);
          changes.push([changeKey({ epoch, stage: 'legions' }, spot), scored - elected]);
        }
    const proposed = proposedOrder({ players, orders: Object.fromEntries(orders) }, epoch);
    if (String(proposed) !== String(here.order)) orders.push([epoch, here.order]);
    for (const [player, times] of here.penalties.entries()) penalties.push([`${epoch}/${player}`, times]);
  });
  return {
    players,
    begun: epochs.length as Epoch,
    changes: Object.fromEntries(changes.filter(([, by]) => by !== 0)),
    orders: Object.fromEntries(orders),
    penalties: Object.fromEntries(penalties.filter(([, times]) => times > 0)),
    ...(epochs.length === EPOCHS.length && { isOver: true }),
  };
}

function countIn(
  markers: readonly Markers[] | undefined,
  { player, of }: Pick<Spot, 'player' | 'of'>,
): number {
  return markers?.[player]?.[of] ?? 0;
}
