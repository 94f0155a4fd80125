/** Inhabitants on the board: the edits of the inhabitants' page, and the brush that moves on by itself. */

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

/** What the next tap puts on the board; nothing when everybody is placed. */
export type Brush = Piece | undefined;

/**
 * Places the brush, replaces another piece by it, or takes back a piece of its own sort. A brush that nobody may place,
 * or of which the box holds no more, does nothing.
 */
export function tapField(notebook: Notebook, spot: Spot, brush: Brush): Notebook {
  const standing = notebook.table.pieces[spot];
  if (standing && (!brush || isSame(standing, brush))) return takeBack(notebook, spot);
  if (!brush || !mayStand(notebook.table, brush) || !inBox(notebook, brush.people, spot)) return notebook;
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

/** Whether the box holds one more of this people; what stands on the spot itself would go back into it. */
export function inBox({ table }: Notebook, people: People, spot?: Spot): boolean {
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
 * The census of a table that is still being entered: whoever has not all inhabitants placed yet lacks something of
 * every kind, so only mix-ups among those who have as many as they should are worth a word.
 */
export function censusSoFar(notebook: Notebook): Census {
  const { rows, diagnoses, complete } = censusOf(notebook);
  const lacking = (...peoples: readonly People[]): number => {
    const { placed, expected } = progressOf(rows.filter(({ people }) => peoples.includes(people)));
    return expected - placed;
  };
  const isTold = (diagnosis: Census['diagnoses'][number]): boolean => {
    if (diagnosis.code === 'kinds-mixed-up') return lacking(diagnosis.people) === 0;
    return diagnosis.code === 'peoples-mixed-up' && lacking(diagnosis.tooMany, diagnosis.tooFew) === 0;
  };
  return { rows, complete, diagnoses: diagnoses.filter(isTold) };
}

/** How many of these stand on the board, and how many should. */
export function progressOf(rows: readonly CensusRow[]): {
  readonly placed: number;
  readonly expected: number;
} {
  const sum = (of: 'placed' | 'expected'): number =>
    rows.reduce((all, row) => all + KINDS.reduce((some, kind) => some + row[of][kind], 0), 0);
  return { placed: sum('placed'), expected: sum('expected') };
}

/** So few are left that each of them is worth a word. */
export function isNearlyDone({ rows }: Census): boolean {
  const { placed, expected } = progressOf(rows);
  return placed < expected && expected - placed <= 3;
}

/** Everybody who has inhabitants here, players and allies, in order. */
export function peoplesAt({ players }: Pick<Table, 'players'>): readonly People[] {
  return players.flatMap(({ people, ally }) => (ally ? [people, ally] : [people]));
}

/** The brush when a people is picked: the first kind of which some are left. */
export function brushOf(notebook: Notebook, people: People): Piece {
  const row = censusOf(notebook).rows.find((other) => other.people === people);
  return { people, kind: (row && firstLeft(row)) ?? 'merchant' };
}

/** The brush for the next tap: the same while some are left, else the next kind of the people, else the next people. */
export function brushAfter(notebook: Notebook, brush: Brush): Brush {
  const { rows } = censusOf(notebook);
  const first = rows.findIndex(({ people }) => people === brush?.people);
  const own = rows[first];
  if (brush && own && own.missing[brush.kind] > 0) return brush;
  const inTurn = own ? [...rows.slice(first), ...rows.slice(0, first)] : rows;
  const next = inTurn.find((row) => firstLeft(row) !== undefined);
  const kind = next && firstLeft(next);
  return next && kind && { people: next.people, kind };
}

/** The brush after undo or redo: what was just taken off the board is what the person wants to place anew. */
export function brushAfterUndo(before: Notebook, after: Notebook, brush: Brush): Brush {
  const gone = SPOTS.filter((spot) => before.table.pieces[spot] && !after.table.pieces[spot]);
  const [only, ...others] = gone;
  const taken = only && others.length === 0 ? before.table.pieces[only] : undefined;
  return brushAfter(after, taken ?? brush);
}

function firstLeft({ missing }: CensusRow): Kind | undefined {
  return KINDS.find((kind) => missing[kind] > 0);
}

/** Without the pieces of peoples that nobody plays, and without condottieri of allies. */
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

/** The pieces that an edit would take off the board: what to ask about before doing it. */
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
