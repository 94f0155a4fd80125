/**
 * How well the census would fit if a field held something else: a correction that gives a player one condottiere too many
 * is unlikely. With it, which of several explanations is the likeliest.
 */

import {
  census,
  type Expected,
  FIELDS,
  type Game,
  KINDS,
  type Kind,
  makeField,
  type People,
  type Piece,
  parseField,
} from '..';
import type { EntrySlip, Explanation } from './explain-count';
import { tokenStrainOf } from './token-slips';

/**
 * The returned function tells how many pieces are missing or too many in all, as entered or with one piece replaced.
 */
export function wrongCounterOf(
  { players, position }: Game,
  expected: Expected | undefined,
): (entered?: Piece | undefined, instead?: Piece | undefined) => number {
  const pieces = FIELDS.flatMap((field) => {
    const piece = position[field];
    return piece ? [{ ...piece, at: makeField(field) }] : [];
  });
  const { rows } = census({ players, pieces }, expected);
  const isOf = (piece: Piece | undefined, people: People, kind: Kind): number =>
    piece?.people === people && piece.kind === kind ? 1 : 0;
  return (entered, instead) =>
    rows
      .flatMap(({ people, missing }) =>
        KINDS.map((kind) => missing[kind] + isOf(entered, people, kind) - isOf(instead, people, kind)),
      )
      .reduce((sum, count) => sum + Math.abs(count), 0);
}

/**
 * The returned function tells whether the census would fit worse (above 0) or better (below 0) with a slip corrected.
 */
export function censusStrainOf(game: Game, expected: Expected | undefined): (slip: EntrySlip) => number {
  const countWrong = wrongCounterOf(game, expected);
  const now = countWrong();
  return ({ at, instead }) => countWrong(game.position[parseField(at)], instead ?? undefined) - now;
}

/** Sorts explanations of the same length: those that improve the census first, those that make it worse last. */
export function likeliestFirst(
  game: Game,
  explanations: readonly Explanation[],
  expected: Expected | undefined,
): readonly Explanation[] {
  const strainOfSlip = censusStrainOf(game, expected);
  const strainOfTokens = tokenStrainOf(game);
  const strainOf = ({ slip, tokens }: Explanation): number =>
    slip ? strainOfSlip(slip) : tokens ? strainOfTokens(tokens) : 0;
  return explanations
    .map((explanation) => ({ explanation, strain: strainOf(explanation) }))
    .toSorted((one, other) => one.strain - other.strain)
    .map(({ explanation }) => explanation);
}
