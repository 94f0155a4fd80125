/**
 * The fields worth a second look, for people who stand at the table and would rather go home: what most likely went wrong
 * comes first. In a close game nearly every field could turn the result, so whoever shows them begins with a few.
 *
 * Unlike `slipsThatMatter`, which looks at one field at a time, a piece that stands one field off is tried as such here: it
 * leaves its own field empty.
 */

import {
  census,
  FIELDS,
  type FieldName,
  type Game,
  hasSameWinners,
  makeField,
  type Piece,
  parseField,
  type Result,
  score,
} from '..';
import { SLIP_SORTS, type SlipSort, slipsThatMatter } from './slips';
import { scoreAllDisplaced } from './variants';

/** As many as somebody looks at before it becomes a chore. */
export const LOOK_FIRST = 5;

export interface DoubtfulSlip {
  readonly sort: SlipSort;
  /** What would stand there; undefined, if nothing. */
  readonly instead: Piece | undefined;
  /** Where the piece belongs, if it is one field off. */
  readonly to?: FieldName;
  /** Whether everybody's pieces would add up then, which they do not as they are entered. */
  readonly mendsCensus: boolean;
  readonly winners: Result['winners'];
}

/** A field of which a single slip would change the winners. */
export interface DoubtfulField {
  readonly at: FieldName;
  readonly entered: Piece | undefined;
  /** What may be right there instead, so that others win: most likely first. */
  readonly slips: readonly DoubtfulSlip[];
}

/** Those with the most likely slip first; of equally likely ones, those with most of the likely slips. */
export function doubtfulFields(game: Game): readonly DoubtfulField[] {
  const slips = [...slipsOfOneField(game), ...slipsAside(game)];
  const fields = [...new Set(slips.map(({ at }) => at))].map((at) => ({
    at,
    entered: game.position[parseField(at)],
    slips: slips
      .filter((slip) => slip.at === at)
      .map(({ at: _, ...slip }): DoubtfulSlip => slip)
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
  }));
  return fields.toSorted(
    (one, other) =>
      Math.min(...one.slips.map(rankOf)) - Math.min(...other.slips.map(rankOf)) ||
      countLikely(other) - countLikely(one) ||
      parseField(one.at) - parseField(other.at),
  );
}

type SlipAt = DoubtfulSlip & { readonly at: FieldName };

function slipsOfOneField(game: Game): readonly SlipAt[] {
  const mendsCensus = menderOf(game);
  return slipsThatMatter(game).map(({ sort, at, entered, instead, result: { winners } }) => ({
    at,
    // What one field shows of a piece that is one field off is told as that below.
    sort: sort === 'one-field-off' ? 'missing-or-surplus' : sort,
    instead,
    mendsCensus: mendsCensus(entered, instead),
    winners,
  }));
}

function slipsAside(game: Game): readonly SlipAt[] {
  const own = score(game);
  const slips: SlipAt[] = [];
  for (const { from, to, result } of scoreAllDisplaced(game))
    if (!hasSameWinners(own, result))
      slips.push({
        at: makeField(from),
        sort: 'one-field-off',
        instead: undefined,
        to: makeField(to),
        mendsCensus: false,
        winners: result.winners,
      });
  return slips;
}

function rankOf({ sort, mendsCensus }: DoubtfulSlip): number {
  return SLIP_SORTS.indexOf(sort) - (mendsCensus ? SLIP_SORTS.length : 0);
}

const LIKELY: readonly SlipSort[] = ['kind', 'similar-colour', 'one-field-off'];

function countLikely({ slips }: DoubtfulField): number {
  return slips.filter(({ sort, mendsCensus }) => mendsCensus || LIKELY.includes(sort)).length;
}

/** Tells whether with one piece in the place of another nothing is missing any more, nor too many. */
function menderOf({
  players,
  position,
}: Game): (entered: Piece | undefined, instead: Piece | undefined) => boolean {
  const pieces = FIELDS.flatMap((field) => {
    const piece = position[field];
    return piece ? [{ ...piece, at: makeField(field) }] : [];
  });
  const { rows } = census({ players, pieces });
  const missing = ({ people, kind }: Piece): number =>
    rows.reduce((sum, row) => sum + (row.people === people ? row.missing[kind] : 0), 0);
  const wrong = rows
    .flatMap((row) => Object.values(row.missing))
    .reduce((sum, count) => sum + Math.abs(count), 0);
  return (entered, instead) =>
    wrong === (entered ? 1 : 0) + (instead ? 1 : 0) &&
    (!entered || missing(entered) < 0) &&
    (!instead || missing(instead) > 0);
}
