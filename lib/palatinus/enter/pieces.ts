/** Inhabitants on the board: the edits of the inhabitants screen, and the brush that picks the next piece by itself. */

import {
  BOX_HOLDS,
  type Census,
  type CensusRow,
  census,
  KINDS,
  type Kind,
  type People,
  type Piece,
  SPOTS,
  type Spot,
} from '..';
import { expectedAt } from './expected';
import { draftOf, type Notebook, type Table } from './notebook';

/** The piece that the next tap puts on the board; undefined when everybody is placed. */
export type Brush = Piece | undefined;

/**
 * Places the brush, replaces another piece by it, or takes back a piece of the same people and kind. Nothing happens if
 * nobody may place the brush or the box holds no more of its people.
 */
export function tapField(notebook: Notebook, spot: Spot, brush: Brush): Notebook {
  const standing = notebook.table.pieces[spot];
  if (standing && (!brush || isSame(standing, brush))) return takeBack(notebook, spot);
  if (!brush || !mayStand(notebook.table, brush) || !boxHasMore(notebook, brush.people, spot))
    return notebook;
  return withPieces(notebook, {
    ...notebook.table.pieces,
    [spot]: { people: brush.people, kind: brush.kind },
  });
}

export function takeBack(notebook: Notebook, spot: Spot): Notebook {
  const { [spot]: taken, ...pieces } = notebook.table.pieces;
  return taken ? withPieces(notebook, pieces) : notebook;
}

export function clearPieces(notebook: Notebook): Notebook {
  return withPieces(notebook, {});
}

/**
 * Whether the box holds one more piece of this people. A piece on the spot itself does not count: it would be
 * replaced.
 */
export function boxHasMore({ table }: Notebook, people: People, spot?: Spot): boolean {
  const placed = SPOTS.filter((at) => at !== spot && table.pieces[at]?.people === people);
  return placed.length < BOX_HOLDS;
}

export function countPieces({ pieces }: Pick<Table, 'pieces'>): number {
  return Object.keys(pieces).length;
}

export function censusOf(notebook: Notebook): Census {
  return census(draftOf(notebook), expectedAt(notebook.table));
}

/**
 * The census of a table that is still being entered. A people whose inhabitants are not all placed lacks some of every
 * kind, so only mix-ups among peoples that have their full number are reported.
 */
export function censusSoFar(notebook: Notebook): Census {
  const { rows, diagnoses, complete } = censusOf(notebook);
  const lacking = (...peoples: readonly People[]): number => {
    const { placed, expected } = progressOf(rows.filter(({ people }) => peoples.includes(people)));
    return expected - placed;
  };
  const isReliable = (diagnosis: Census['diagnoses'][number]): boolean => {
    if (diagnosis.code === 'kinds-mixed-up') return lacking(diagnosis.people) === 0;
    return diagnosis.code === 'peoples-mixed-up' && lacking(diagnosis.tooMany, diagnosis.tooFew) === 0;
  };
  return { rows, complete, diagnoses: diagnoses.filter(isReliable) };
}

/** How many inhabitants of these rows stand on the board, and how many are expected. */
export function progressOf(rows: readonly CensusRow[]): {
  readonly placed: number;
  readonly expected: number;
} {
  const sum = (of: 'placed' | 'expected'): number =>
    rows.reduce((all, row) => all + KINDS.reduce((some, kind) => some + row[of][kind], 0), 0);
  return { placed: sum('placed'), expected: sum('expected') };
}

/** Whether at most three are missing: few enough to name each of them. */
export function isNearlyDone({ rows }: Census): boolean {
  const { placed, expected } = progressOf(rows);
  return placed < expected && expected - placed <= 3;
}

/** All peoples at the table, players and allies, in order. */
export function peoplesAt({ players }: Pick<Table, 'players'>): readonly People[] {
  return players.flatMap(({ people, ally }) => (ally ? [people, ally] : [people]));
}

/** The brush when a people is picked: its first kind that is not all placed. */
export function brushOf(notebook: Notebook, people: People): Piece {
  const row = censusOf(notebook).rows.find((other) => other.people === people);
  return { people, kind: (row && firstMissingKind(row)) ?? 'merchant' };
}

/** The brush for the next tap: the same while some are missing, else the people's next kind, else the next people. */
export function brushAfter(notebook: Notebook, brush: Brush): Brush {
  const { rows } = censusOf(notebook);
  const first = rows.findIndex(({ people }) => people === brush?.people);
  const own = rows[first];
  if (brush && own && own.missing[brush.kind] > 0) return brush;
  const inTurn = own ? [...rows.slice(first), ...rows.slice(0, first)] : rows;
  const next = inTurn.find((row) => firstMissingKind(row) !== undefined);
  const kind = next && firstMissingKind(next);
  return next && kind && { people: next.people, kind };
}

/** The brush after undo or redo: a piece that just left the board is what the person wants to place again. */
export function brushAfterUndo(before: Notebook, after: Notebook, brush: Brush): Brush {
  const gone = SPOTS.filter((spot) => before.table.pieces[spot] && !after.table.pieces[spot]);
  const [only, ...others] = gone;
  const taken = only && others.length === 0 ? before.table.pieces[only] : undefined;
  return brushAfter(after, taken ?? brush);
}

function firstMissingKind({ missing }: CensusRow): Kind | undefined {
  return KINDS.find((kind) => missing[kind] > 0);
}

/** Removes the pieces of peoples that nobody plays, and condottieri of allies. */
export function withSoundPieces(table: Table): Table {
  return {
    ...table,
    pieces: Object.fromEntries(Object.entries(table.pieces).filter(([, piece]) => mayStand(table, piece))),
  };
}

export function mayStand({ players }: Table, { people, kind }: Piece): boolean {
  return players.some(
    (player) => player.people === people || (player.ally === people && kind !== 'condottiere'),
  );
}

/** The pieces that an edit takes off the board. A screen asks before it makes such an edit. */
export function piecesLost(before: Notebook, after: Notebook): readonly Piece[] {
  return SPOTS.flatMap((spot) => {
    const piece = before.table.pieces[spot];
    return piece && !after.table.pieces[spot] ? [piece] : [];
  });
}

export function recoloured(table: Table, from: People, to: People): Table {
  return {
    ...table,
    pieces: Object.fromEntries(
      Object.entries(table.pieces).map(([spot, piece]) => [
        spot,
        piece.people === from ? { ...piece, people: to } : piece,
      ]),
    ),
  };
}

function isSame(a: Piece, b: Piece): boolean {
  return a.people === b.people && a.kind === b.kind;
}

function withPieces(notebook: Notebook, pieces: Table['pieces']): Notebook {
  return { ...notebook, table: { ...notebook.table, pieces } };
}
