/**
 * The items of a count as rings, lines and marks on the board. The only place that translates them, both for the
 * count and for the pictures of the rules; each picture uses the items it is about.
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

/** All fields but these, to be dimmed so that these stand out. */
export function allBut(board: Board, fields: readonly Field[]): ReadonlySet<Spot> {
  return new Set(FIELDS.filter((field) => !fields.includes(field)).map((field) => spotOf(board, field)));
}

/**
 * Rings around condottieri, and rings of beads around everybody they looked at or, once pieces leave, only their
 * captives.
 */
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

/** Lines from each condottiere to its captives. */
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

/** Marks over the pieces that leave; captives and fugitives look different. */
export function marksOfLeaving(board: Board, { condottieri, captures }: Actions): readonly BoardMark[] {
  const captives = captures.map(({ at }) => at);
  return [...marksOn(board, captives, 'captured'), ...marksOfFugitives(board, condottieri)];
}

/** Marks on the former fields of the pieces that left at this hill; captives and fugitives look different. */
export function tracesOfLeaving(board: Board, actions: Actions): readonly BoardMark[] {
  return marksOfLeaving(board, actions).map(({ at, look }) => ({
    at,
    look: look === 'captured' ? 'taken' : 'stood',
  }));
}

/**
 * Marks on those of these fields whose pieces left at an earlier hill. A captive's mark is the same as at its own hill.
 */
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

/** The sum of each inhabitant; one that counts for nobody looks different. */
export function sumsOf(board: Board, influence: readonly Influence[]): readonly BoardMark[] {
  return influence.map(({ at, points, player }) => ({
    at: spotOfName(board, at),
    look: player === null ? 'void' : 'sum',
    text: String(points),
  }));
}

/** What each field gives to one inhabitant, two marks if it gives twice, and the sum. */
export function marksOfInfluence(board: Board, influence: Influence): readonly BoardMark[] {
  const gains = influence.sources.map(
    ({ at, points }): BoardMark => ({ at: spotOfName(board, at), look: 'gain', text: `+${points}` }),
  );
  return [...gains, ...sumsOf(board, [influence])];
}

/** A ring around one inhabitant, and rings of beads around the fields that feed it. */
export function ringsOfInfluence(board: Board, influence: Influence): Highlights {
  return {
    ...ringsAround(board, giversOf(influence), 'giving'),
    ...ringsAround(board, [influence.at], 'chosen'),
  };
}

/** Lines from each field that feeds an inhabitant to the inhabitant's field. */
export function linesOfInfluence(board: Board, influence: Influence): readonly BoardLine[] {
  const to = spotOfName(board, influence.at);
  return giversOf(influence).map((field) => ({ from: spotOfName(board, field), to, look: 'gives' }));
}

/** Each field once, without the inhabitant's own, which may have a spring. */
function giversOf({ at, sources }: Influence): readonly FieldName[] {
  return [...new Set(sources.map((source) => source.at))].filter((field) => field !== at);
}

function marksOn(board: Board, fields: readonly FieldName[], look: BoardMark['look']): readonly BoardMark[] {
  return fields.map((field) => ({ at: spotOfName(board, field), look }));
}
