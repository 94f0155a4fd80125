/** Inhabitants on the board: the edits of the inhabitants screen, and who is still missing. */

import {
  BOX_HOLDS,
  type Census,
  type CensusRow,
  census,
  type Inhabitants,
  KINDS,
  type People,
  type Piece,
  SPOTS,
  type Spot,
} from '..';
import { expectedAt } from './expected';
import { draftOf, type Notebook, type Table } from './notebook';

/**
 * Puts a piece on a field and replaces the one there. Nothing happens if it stands there already, if nobody may
 * place it, or if the box holds no more of its people.
 */
export function placePiece(notebook: Notebook, spot: Spot, { people, kind }: Piece): Notebook {
  const { pieces } = notebook.table;
  if (isSamePiece(pieces[spot], { people, kind })) return notebook;
  if (!mayStand(notebook.table, { people, kind }) || !boxHasMore(notebook, people, spot)) return notebook;
  return withPieces(notebook, { ...pieces, [spot]: { people, kind } });
}

export function takeBack(notebook: Notebook, spot: Spot): Notebook {
  const { [spot]: taken, ...pieces } = notebook.table.pieces;
  return taken ? withPieces(notebook, pieces) : notebook;
}

/** Moves a piece to another field. A piece that stands there swaps with it, so that none leaves the board. */
export function movePiece(notebook: Notebook, from: Spot, to: Spot): Notebook {
  const { [from]: moved, [to]: other, ...pieces } = notebook.table.pieces;
  if (!moved || isSamePiece(moved, other)) return notebook;
  return withPieces(notebook, { ...pieces, [to]: moved, ...(other && { [from]: other }) });
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
  const whole = censusOf(notebook);
  const lacking = (...peoples: readonly People[]): number => {
    const { placed, expected } = progressOf(whole.rows.filter(({ people }) => peoples.includes(people)));
    return expected - placed;
  };
  const isReliable = (diagnosis: Census['diagnoses'][number]): boolean => {
    if (diagnosis.code === 'kinds-mixed-up') return lacking(diagnosis.people) === 0;
    return diagnosis.code === 'peoples-mixed-up' && lacking(diagnosis.tooMany, diagnosis.tooFew) === 0;
  };
  return { ...whole, diagnoses: whole.diagnoses.filter(isReliable) };
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

/**
 * Whether as many are placed as are expected, or as the players have confirmed. Some may be of a wrong kind or
 * colour: people play so, and it is counted.
 */
export function areAllPlaced(notebook: Notebook): boolean {
  const { placed, expected } = progressOf(censusOf(notebook).rows);
  return placed >= expected || arePiecesSettled(notebook);
}

/**
 * The census of which players should be warned; undefined if all is well. If they said that the pieces on the board were all
 * there were, missing ones are right, but too many are not.
 */
export function doubtfulCensus(notebook: Notebook): Census | undefined {
  const census = censusOf(notebook);
  if (census.complete || !arePiecesSettled(notebook)) return census.complete ? undefined : census;
  const rows = census.rows.map((row) => ({ ...row, missing: tooManyOnly(row.missing) }));
  const areTooMany = rows.some(({ missing }) => KINDS.some((kind) => missing[kind] < 0));
  const diagnoses = census.diagnoses.filter(({ code }) => code.endsWith('mixed-up'));
  return areTooMany ? { ...census, rows, diagnoses } : undefined;
}

function tooManyOnly({ merchant, peasant, condottiere }: Inhabitants): Inhabitants {
  return {
    merchant: Math.min(0, merchant),
    peasant: Math.min(0, peasant),
    condottiere: Math.min(0, condottiere),
  };
}

/** Whether the players said that the pieces on the board were all there were. */
function arePiecesSettled({ table }: Notebook): boolean {
  return countPieces(table) === table.piecesInAll;
}

/**
 * Records that none of the missing pieces was in the players' game. Another piece more or less makes the question
 * open again.
 */
export function settlePieces(notebook: Notebook): Notebook {
  return { ...notebook, table: { ...notebook.table, piecesInAll: countPieces(notebook.table) } };
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

export function isSamePiece(a: Piece | undefined, b: Piece | undefined): boolean {
  return a?.people === b?.people && a?.kind === b?.kind;
}

function withPieces(notebook: Notebook, pieces: Table['pieces']): Notebook {
  return { ...notebook, table: { ...notebook.table, pieces } };
}
