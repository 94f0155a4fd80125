/**
 * The items of a count as rings, lines and marks on the board: the only place that turns the one into the other, for the
 * count itself and for the pictures of the rules. Whoever draws takes of it what a step or a picture is about.
 */
import {
  type Board,
  type Condottiere,
  FIELDS,
  type Field,
  type FieldName,
  type Hill,
  type Influence,
  leavesAs,
  makeField,
  type Position,
  type Spot,
  spotOf,
  spotOfName,
} from '@/lib/palatinus';
import type { BoardLine, BoardMark, Highlight, Highlights } from './marks';

/** A ring of one look around each of these fields. */
export function ringsAround(board: Board, fields: readonly FieldName[], look: Highlight): Highlights {
  return Object.fromEntries(fields.map((field) => [spotOfName(board, field), look]));
}

/** All fields but these: what is dimmed so that these stand out. */
export function allBut(board: Board, fields: readonly Field[]): ReadonlySet<Spot> {
  return new Set(FIELDS.filter((field) => !fields.includes(field)).map((field) => spotOf(board, field)));
}

/** Condottieri, and in rings of beads everybody whom they looked at; or, once it is about leaving, their captives alone. */
export function ringsOfCondottieri(
  board: Board,
  condottieri: readonly Condottiere[],
  whom: 'seen' | 'captured' = 'seen',
): Highlights {
  const ringed = condottieri.flatMap(({ merchants, peasants, captured }) =>
    whom === 'captured' ? captured : [...merchants, ...peasants],
  );
  return {
    ...ringsAround(board, ringed, 'giving'),
    ...ringsAround(
      board,
      condottieri.map(({ at }) => at),
      'chosen',
    ),
  };
}

/** From each condottiere to each of its captives. */
export function linesOfCaptures(board: Board, condottieri: readonly Condottiere[]): readonly BoardLine[] {
  return condottieri.flatMap(({ at, captured }) =>
    captured.map((captive) => ({
      from: spotOfName(board, at),
      to: spotOfName(board, captive),
      look: 'captures' as const,
    })),
  );
}

export function marksOfFugitives(board: Board, condottieri: readonly Condottiere[]): readonly BoardMark[] {
  return marksOn(
    board,
    condottieri.filter(({ outcome }) => outcome === 'flees').map(({ at }) => at),
    'fled',
  );
}

type Actions = Pick<Hill, 'condottieri' | 'captures'>;

/** Over whoever leaves: captives and fugitives look different. */
export function marksOfLeaving(board: Board, { condottieri, captures }: Actions): readonly BoardMark[] {
  const captives = captures.map(({ at }) => at);
  return [...marksOn(board, captives, 'captured'), ...marksOfFugitives(board, condottieri)];
}

/** Where those stood who left at this hill just now: a captive's cross is no fugitive's. */
export function tracesOfLeaving(board: Board, actions: Actions): readonly BoardMark[] {
  return marksOfLeaving(board, actions).map(({ at, look }) => ({
    at,
    look: look === 'captured' ? 'taken' : 'stood',
  }));
}

/** Where those stood, among these fields, who left at an earlier hill: of a captive the same as at its own hill. */
export function tracesOfEarlier(
  board: Board,
  fields: readonly Field[],
  atFirst: Position,
  now: Position,
): readonly BoardMark[] {
  return fields.flatMap((field) => {
    const stood = atFirst[field];
    if (!stood || now[field]) return [];
    return marksOn(board, [makeField(field)], leavesAs(stood) === 'captive' ? 'taken' : 'stood');
  });
}

/** What each inhabitant has in all; what counts for nobody looks it. */
export function sumsOf(board: Board, influence: readonly Influence[]): readonly BoardMark[] {
  return influence.map(({ at, points, player }) => ({
    at: spotOfName(board, at),
    look: player === null ? 'void' : 'sum',
    text: String(points),
  }));
}

/** What each field gives to one inhabitant, twice where it gives twice, and what that comes to. */
export function marksOfInfluence(board: Board, influence: Influence): readonly BoardMark[] {
  const gains = influence.sources.map(
    ({ at, points }): BoardMark => ({ at: spotOfName(board, at), look: 'gain', text: `+${points}` }),
  );
  return [...gains, ...sumsOf(board, [influence])];
}

/** One inhabitant, and in rings of beads the fields that feed it. */
export function ringsOfInfluence(board: Board, influence: Influence): Highlights {
  return {
    ...ringsAround(board, giversOf(influence), 'giving'),
    ...ringsAround(board, [influence.at], 'chosen'),
  };
}

/** From each field that feeds an inhabitant to where it stands. */
export function linesOfInfluence(board: Board, influence: Influence): readonly BoardLine[] {
  const to = spotOfName(board, influence.at);
  return giversOf(influence).map((field) => ({ from: spotOfName(board, field), to, look: 'gives' }));
}

/** Each once, and not its own field, which may have a spring. */
function giversOf({ at, sources }: Influence): readonly FieldName[] {
  return [...new Set(sources.map((source) => source.at))].filter((field) => field !== at);
}

function marksOn(board: Board, fields: readonly FieldName[], look: BoardMark['look']): readonly BoardMark[] {
  return fields.map((field) => ({ at: spotOfName(board, field), look }));
}
