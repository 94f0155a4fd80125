/**
 * Whether a slip of entry matters: tries every other content of every single field, and reports which would change
 * the winners.
 */

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
 * Sorts of slips, the most likely first. `one-field-off` is what a single field shows of a piece that was put on a
 * neighbouring field: an empty field where a neighbouring piece belongs, or a piece that belongs on an empty
 * neighbouring field.
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
  /** What was entered; undefined if nothing. */
  readonly entered: Piece | undefined;
  /** What would stand there if it was a slip; undefined if nothing. */
  readonly instead: Piece | undefined;
  /** The result with the slip corrected. */
  readonly result: Result;
}

/** Every slip on a single field that changes the winners. */
export function slipsThatMatter(game: Game): readonly Slip[] {
  const own = score(game);
  return slipsWhere(game, (result) => !hasSameWinners(own, result));
}

/** Slips with certain results: most likely ones first, then by field, then in the order of `possibleContents`. */
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
  // For an empty field, a neighbouring piece may belong here. For a piece that should be gone, it may belong on an
  // empty neighbouring field.
  return beside.some((other) => isSamePiece(other, instead)) ? 'one-field-off' : 'missing-or-surplus';
}

/** How many points the winners are ahead of the best of the others; undefined if everybody wins. */
export interface Safety {
  /** The lead in the game as it is. */
  readonly lead: number | undefined;
  /**
   * The smallest lead that a single slip leaves to the same winners; undefined if one changes the winners. This
   * includes pieces that stand one field off.
   */
  readonly leadAfterSlip: number | undefined;
}

/** How safe the win is, if no single slip changes the winners. */
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
