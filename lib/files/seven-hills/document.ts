/**
 * The notebook of Seven Hills as the store saves it. The app itself has written it, so the checks explain nothing.
 * They are as strict as the screens need and no stricter: more markers than the box holds pass, because a correction
 * may lead to them, but a marker of a missing player does not.
 */

import {
  AREAS,
  BOX,
  CARDS,
  CLASSES,
  COLOURS,
  EPOCHS,
  FEWEST_PLAYERS,
  MOST_CALLED,
  MOST_PLAYERS,
  type Player,
  RULINGS,
} from '../../seven-hills';
import {
  changeKey,
  EMPTY_NOTEBOOK,
  EMPTY_VIEW,
  isBegun,
  MOST_PENALTIES,
  type Notebook,
  parseChangeKey,
  type SevenHillsView,
  STAGES,
  type Table,
} from '../../seven-hills/enter';
import {
  type Check,
  cellsBelow,
  type GameDocument,
  isCount,
  isDistinct,
  isGameId,
  isListOf,
  isOneOf,
  isOptional,
  isPatchOf,
  isRecord,
  isRecordOf,
  keyed,
} from '../../store';
import { nameProblem } from '../../text';
import { KEYS } from '../keys';

const SEATS = Array.from({ length: MOST_PLAYERS }, (_, seat) => seat);

const isName: Check = (value) => nameProblem(value) === undefined;
const isSeats = isListOf(isRecordOf({ colour: isOneOf(COLOURS) }, { name: isName }), MOST_PLAYERS);
const isRulings = isRecordOf(
  {},
  Object.fromEntries(Object.entries(RULINGS).map(([ruling, answers]) => [ruling, isOneOf(answers)])),
);

/** No change gets larger than this, however often earlier epochs are corrected. */
const MOST_CHANGED = 200;
const isChange: Check = (value) => value !== 0 && isCount(-MOST_CHANGED, MOST_CHANGED)(value);
/**
 * Parsed and not looked up: a list of all keys would have more than a thousand entries, and is needed at every visit.
 */
const isChangeKey: Check = (key) => {
  const { epoch, stage, area, player, of } = parseChangeKey(String(key));
  return (
    EPOCHS.includes(epoch) &&
    STAGES.includes(stage) &&
    AREAS.includes(area) &&
    SEATS.includes(player) &&
    CLASSES.includes(of) &&
    key === changeKey({ epoch, stage }, { area, player, of })
  );
};
const isChanges: Check = (value) =>
  isRecord(value) && Object.entries(value).every(([key, by]) => isChangeKey(key) && isChange(by));
const orders = keyed(EPOCHS, isListOf(isOneOf(SEATS), MOST_PLAYERS));
const penalties = keyed(
  EPOCHS.flatMap((epoch) => SEATS.map((player) => `${epoch}/${player}`)),
  isCount(1, MOST_PENALTIES),
);
/** Each plebeian on the board moves at most three times in an epoch. */
const MOST_MOVES = 3 * MOST_PLAYERS * BOX.plebeian;
const isMove = isRecordOf(
  { player: isOneOf(SEATS), count: isCount(1, BOX.plebeian), from: isOneOf(AREAS) },
  { to: isOneOf(AREAS) },
);
const isLegions = isRecordOf(
  {},
  keyed(
    EPOCHS,
    isRecordOf(
      {},
      {
        camps: isOneOf([true]),
        called: isRecordOf({}, keyed(SEATS, isCount(1, MOST_CALLED))),
        passed: isRecordOf({}, keyed(SEATS, isOneOf([true]))),
        cards: isRecordOf({}, keyed(SEATS, isOneOf(CARDS))),
        moves: isListOf(isMove, MOST_MOVES),
      },
    ),
  ),
);
const optionalCells = { id: isGameId, legions: isLegions, rulings: isRulings, isOver: isOneOf([true]) };
const isTable = isRecordOf(
  {
    players: isPlayers,
    begun: isOneOf(EPOCHS),
    changes: isChanges,
    orders: isRecordOf({}, orders),
    penalties: isRecordOf({}, penalties),
  },
  optionalCells,
);
const isView = isRecordOf({});

/** The check of each cell except the changes. */
const CELLS: ReadonlyMap<string, Check> = new Map([
  ['table.players', isPlayers],
  ['table.begun', isOneOf(EPOCHS)],
  ...cellsBelow('table', optionalCells),
  ...cellsBelow('table.orders', orders),
  ...cellsBelow('table.penalties', penalties),
]);

export const sevenHillsDocument: GameDocument<Notebook, SevenHillsView> = {
  game: 'seven-hills',
  key: KEYS.sevenHills,
  version: 2,
  migrations: { 1: fromVersion1 },
  empty: EMPTY_NOTEBOOK,
  emptyView: EMPTY_VIEW,
  keyedParts: ['table.changes', 'table.orders', 'table.penalties'],
  dated: ({ table }) => table,
  read(document, remembered) {
    const { table, ...others } = isRecord(document) ? document : {};
    // The cast is needed because the checks are not type guards.
    const readTable = isTable(table) && isPossibleTable(table as Table) ? (table as Table) : undefined;
    return {
      document: { table: readTable ?? EMPTY_NOTEBOOK.table },
      view: EMPTY_VIEW,
      whole: readTable !== undefined && isView(remembered) && Object.keys(others).length === 0,
    };
  },
  isPatch: isPatchOf(checkOf),
  isPossible: ({ table }) => isPossibleTable(table),
  identity: {
    idOf: ({ table }) => table.id,
    withId: ({ table: { id: _, ...table } }, id) => ({
      table: id === undefined ? table : { ...table, id },
    }),
    isBegun,
  },
};

/**
 * Version 1 recorded neither consuls who call no more nor the single moves of the legions, which then cannot be
 * undone together. Its games have no id; they get one with the next change, as new games do.
 */
function fromVersion1(older: unknown): unknown {
  return { ...(isRecord(older) ? older : {}), version: 2 };
}

function checkOf(cell: string): Check | undefined {
  const [, key] = /^table\.changes\.(.*)$/.exec(cell) ?? [];
  if (key === undefined) return CELLS.get(cell);
  return isChangeKey(key) ? isOptional(isChange) : undefined;
}

/** No players, or an allowed number, each with a different colour. */
function isPlayers(value: unknown): boolean {
  if (!isSeats(value)) return false;
  const players = value as readonly Player[];
  return (
    (players.length === 0 || players.length >= FEWEST_PLAYERS) &&
    isDistinct(players.map(({ colour }) => colour))
  );
}

/** Everything belongs to an existing player, and every playing order has each player once. */
function isPossibleTable({ players, ...table }: Table): boolean {
  const owners = [
    ...Object.keys(table.changes).map((key) => Number(key.split('/')[3])),
    ...Object.keys(table.penalties).map((key) => Number(key.split('/')[1])),
    ...Object.values(table.legions ?? {}).flatMap(({ called, passed, cards, moves = [] }) => [
      ...Object.keys({ ...called, ...passed, ...cards }).map(Number),
      ...moves.map(({ player }) => player),
    ]),
  ];
  return (
    owners.every((player) => player < players.length) &&
    Object.values(table.orders).every((order) => order.length === players.length && isDistinct(order))
  );
}
