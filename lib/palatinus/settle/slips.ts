/** Whether a slip of entry matters: every single field holding something else, and which of them change the winners. */

import {
  type FieldName,
  type Game,
  hasSameWinners,
  makeField,
  type People,
  type Piece,
  type Result,
  score,
} from '..';
import { type FieldVariant, isSamePiece, scoreAllDisplaced, scoreAllFields } from './variants';

/**
 * Sorts of slips, the most likely first. `one-field-off` is as much as one field shows of a piece that was put next to
 * its own field: an empty field on which a piece of a neighbouring field belongs, or a piece that should stand on an
 * empty neighbouring field.
 */
export const SLIP_SORTS = [
  'kind',
  'similar-colour',
  'one-field-off',
  'people',
  'missing-or-surplus',
  'people-and-kind',
] as const;
export type SlipSort = (typeof SLIP_SORTS)[number];

export interface Slip {
  readonly sort: SlipSort;
  readonly at: FieldName;
  /** What was entered; undefined, if nothing. */
  readonly entered: Piece | undefined;
  /** What would stand there if it was a slip; undefined, if nothing. */
  readonly instead: Piece | undefined;
  /** The result with it. */
  readonly result: Result;
}

/** Every single field whose other content changes the winners. */
export function slipsThatMatter(game: Game): readonly Slip[] {
  const own = score(game);
  return slipsWhere(game, (result) => !hasSameWinners(own, result));
}

/** Slips with certain results: most likely ones first, then by field, then as in `possibleContents`. */
export function slipsWhere(game: Game, isMeant: (result: Result) => boolean): readonly Slip[] {
  const slips: Slip[] = [];
  for (const variant of scoreAllFields(game)) if (isMeant(variant.result)) slips.push(slipOf(game, variant));
  return SLIP_SORTS.flatMap((sort) => slips.filter((slip) => slip.sort === sort));
}

function slipOf(game: Game, { field, piece: instead, result }: FieldVariant): Slip {
  const entered = game.position[field];
  const beside = game.board.neighbours[field].map((neighbour) => game.position[neighbour]);
  const sort = sortOf(entered, instead, beside);
  return { sort, at: makeField(field), entered, instead, result };
}

/** Red and purple, and green and yellow, are hard to tell apart on the printed pieces. */
const SIMILAR: Readonly<Partial<Record<People, People>>> = {
  red: 'purple',
  purple: 'red',
  green: 'yellow',
  yellow: 'green',
};

function sortOf(
  entered: Piece | undefined,
  instead: Piece | undefined,
  beside: readonly (Piece | undefined)[],
): SlipSort {
  if (entered && instead) {
    if (entered.people === instead.people) return 'kind';
    if (entered.kind !== instead.kind) return 'people-and-kind';
    return SIMILAR[entered.people] === instead.people ? 'similar-colour' : 'people';
  }
  // Next to an empty field belongs the piece that stands beside it; next to a piece, nothing stands where it belongs.
  return beside.some((other) => isSamePiece(other, instead)) ? 'one-field-off' : 'missing-or-surplus';
}

/** How many points the winners are ahead of the best of the others; undefined, if everybody wins. */
export interface Safety {
  /** As the game is. */
  readonly lead: number | undefined;
  /**
   * The smallest lead that a single slip leaves to the same winners; undefined, if one changes the winners. Here a piece
   * may also stand one field off, with its own field empty.
   */
  readonly leadAfterSlip: number | undefined;
}

/** How safe the win is: for when no single slip changes the winners. */
export function howSafe(game: Game): Safety {
  const own = score(game);
  const lead = leadIn(own);
  let leadAfterSlip = lead;
  for (const result of resultsOfSlips(game)) {
    const left = leadIn(result);
    if (left === undefined || leadAfterSlip === undefined || !hasSameWinners(own, result))
      return { lead, leadAfterSlip: undefined };
    leadAfterSlip = Math.min(leadAfterSlip, left);
  }
  return { lead, leadAfterSlip };
}

function* resultsOfSlips(game: Game): Generator<Result> {
  for (const { result } of scoreAllFields(game)) yield result;
  for (const { result } of scoreAllDisplaced(game)) yield result;
}

function leadIn({ tally, winners }: Result): number | undefined {
  const pointsOf = (isWinner: boolean): readonly number[] =>
    tally.filter(({ player }) => winners.includes(player) === isWinner).map(({ points }) => points);
  const others = pointsOf(false);
  return others.length > 0 ? Math.max(...pointsOf(true)) - Math.max(...others) : undefined;
}
