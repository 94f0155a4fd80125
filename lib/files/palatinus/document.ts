/**
 * Palatinus' notebook as the store saves it. The app itself has written it, so the checks explain nothing. Each part
 * is checked separately, so that a damaged table does not lose the springs of seven tiles.
 *
 * The checks are as strict as the screens need and no stricter. An unfinished table passes, and so does one from a
 * file that breaks the rules, with more merchants than the box holds. A table that no screen can show (a letter
 * twice, a piece of a people that nobody plays) does not pass.
 */

import { DIRECTIONS } from '../../hex';
import {
  BOX_HOLDS,
  FIELD_NUMBERS,
  HANDEDNESSES,
  KINDS,
  LETTERS,
  MOST_PLAYERS,
  PEOPLES,
  PLACES,
  type Player,
  RULINGS,
  SPOTS,
  TOKENS,
} from '../../palatinus';
import {
  type Copy,
  EMPTY_NOTEBOOK,
  EMPTY_VIEW,
  isBegun,
  type Notebook,
  type PalatinusView,
  type Table,
} from '../../palatinus/enter';
import {
  type Check,
  cellsBelow,
  type GameDocument,
  isCount,
  isDistinct,
  isDistinctListOf,
  isGameId,
  isListOf,
  isOneOf,
  isPatchOf,
  isRecord,
  isRecordOf,
  keyed,
} from '../../store';
import { nameProblem } from '../../text';
import { KEYS } from '../keys';
import {
  fromVersion1,
  fromVersion2,
  fromVersion3,
  fromVersion4,
  fromVersion5,
  fromVersion6,
} from './migrations';

const isName: Check = (value) => nameProblem(value) === undefined;
const isPeople = isOneOf(PEOPLES);
const isSeats = isListOf(isRecordOf({ people: isPeople }, { name: isName, ally: isPeople }), MOST_PLAYERS);
const isInhabitants = isRecordOf(keyed(KINDS, isCount(0, BOX_HOLDS)));
const isTile = isRecordOf(
  {},
  { letter: isOneOf(LETTERS), arrow: isOneOf(DIRECTIONS), token: isOneOf(TOKENS) },
);
const isPiece = isRecordOf({ people: isPeople, kind: isOneOf(KINDS) });
const isSprings = isDistinctListOf(isOneOf(FIELD_NUMBERS), FIELD_NUMBERS.length);

const copyCells = { name: isName, example: isOneOf([true]) };
const springsByLetter = keyed(LETTERS, isSprings);
const isCopy = isRecordOf({ springs: isRecordOf({}, springsByLetter) }, copyCells);

const optionalTableCells = {
  id: isGameId,
  handedness: isOneOf(HANDEDNESSES),
  rulings: isRecordOf(
    {},
    Object.fromEntries(Object.entries(RULINGS).map(([ruling, answers]) => [ruling, isOneOf(answers)])),
  ),
  expected: isRecordOf({ player: isInhabitants, ally: isInhabitants }),
  piecesInAll: isCount(0, SPOTS.length),
  markedHere: isDistinctListOf(isOneOf(LETTERS), LETTERS.length),
  borrowed: isCopy,
};
const tilesByPlace = keyed(PLACES, isTile);
const piecesBySpot = keyed(SPOTS, isPiece);
const isTable = isRecordOf(
  { players: isPlayers, tiles: isRecordOf({}, tilesByPlace), pieces: isRecordOf({}, piecesBySpot) },
  optionalTableCells,
);

const isView = isRecordOf({ turned: isOneOf(DIRECTIONS) });

/** The check of each cell. Every cell except the players may be empty. */
const CELLS: ReadonlyMap<string, Check> = new Map([
  ['table.players', isPlayers],
  ...cellsBelow('table', optionalTableCells),
  ...cellsBelow('table.tiles', tilesByPlace),
  ...cellsBelow('table.pieces', piecesBySpot),
  ...cellsBelow('copy', copyCells),
  ...cellsBelow('copy.springs', springsByLetter),
]);

export const palatinusDocument: GameDocument<Notebook, PalatinusView> = {
  game: 'palatinus',
  key: KEYS.palatinus,
  version: 7,
  migrations: {
    1: fromVersion1,
    2: fromVersion2,
    3: fromVersion3,
    4: fromVersion4,
    5: fromVersion5,
    6: fromVersion6,
  },
  empty: EMPTY_NOTEBOOK,
  emptyView: EMPTY_VIEW,
  keyedParts: ['table.tiles', 'table.pieces', 'copy.springs'],
  // Not the copy: editing the box is not playing the game.
  dated: ({ table }) => table,
  read(document, remembered) {
    const { table, copy, ...others } = isRecord(document) ? document : {};
    // The casts are needed because the checks are not type guards.
    const readTable = isTable(table) && isPossibleTable(table as Table) ? (table as Table) : undefined;
    const readCopy = isCopy(copy) ? (copy as Copy) : undefined;
    const readView = isView(remembered) ? (remembered as PalatinusView) : undefined;
    return {
      document: { table: readTable ?? EMPTY_NOTEBOOK.table, copy: readCopy ?? EMPTY_NOTEBOOK.copy },
      view: readView ?? EMPTY_VIEW,
      whole: Boolean(readTable && readCopy && readView) && Object.keys(others).length === 0,
    };
  },
  isPatch: isPatchOf((cell) => CELLS.get(cell)),
  isPossible: (notebook) => isPossibleTable(notebook.table),
  identity: {
    idOf: ({ table }) => table.id,
    withId: ({ table: { id: _, ...table }, ...others }, id) => ({
      ...others,
      table: id === undefined ? table : { ...table, id },
    }),
    isBegun,
  },
};

/** No people is played twice. */
function isPlayers(value: unknown): boolean {
  if (!isSeats(value)) return false;
  return isDistinct(
    (value as readonly Player[]).flatMap(({ people, ally }) => (ally ? [people, ally] : [people])),
  );
}

/** Each letter is used once, and every piece belongs to a people that plays. */
function isPossibleTable({ players: seats, tiles, pieces }: Table): boolean {
  const playing = seats.flatMap((seat) => [seat.people, seat.ally]);
  return (
    isDistinct(Object.values(tiles).flatMap(({ letter }) => letter ?? [])) &&
    Object.values(pieces).every((standing) => playing.includes(standing.people))
  );
}
