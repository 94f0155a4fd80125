/**
 * The fields worth a second look, for people who are still at the table: the most likely mistakes come first. In a
 * close game nearly every field could change the result, so a screen begins with only a few.
 *
 * Unlike `slipsThatMatter`, which looks at one field at a time, this tries a piece that stands one field off as a
 * move: its own field becomes empty.
 */

import {
  type Expected,
  type FieldName,
  type Game,
  hasSameWinners,
  makeField,
  type Piece,
  parseField,
  type Result,
  score,
} from '..';
import { wrongCounterOf } from './census-strain';
import { SLIP_SORTS, type SlipSort, slipsThatMatter } from './slips';
import { scoreAllDisplaced } from './variants';

/** More than this would be tedious to check. */
export const LOOK_FIRST = 5;

export interface DoubtfulSlip {
  readonly sort: SlipSort;
  /** The piece that would stand there; undefined if none. */
  readonly instead: Piece | undefined;
  /** Where the piece belongs, if it stands one field off. */
  readonly to?: FieldName;
  /** Whether the census would fit with this correction, which it does not as entered. */
  readonly mendsCensus: boolean;
  /** Whether the census would fit worse: somebody would have one piece more, or one less, than the game has. */
  readonly strainsCensus: boolean;
  readonly winners: Result['winners'];
}

/** A field where a single slip would change the winners. */
export interface DoubtfulField {
  readonly at: FieldName;
  readonly entered: Piece | undefined;
  /** What may really stand there, so that others win: most likely first. */
  readonly slips: readonly [DoubtfulSlip, ...DoubtfulSlip[]];
}

/**
 * Fields with the most likely slip first; of equally likely ones, those with more likely slips first. Without
 * `expected`, the numbers of the rules are expected.
 */
export function doubtfulFields(game: Game, expected?: Expected): readonly DoubtfulField[] {
  const slips = [...slipsOfOneField(game, expected), ...slipsAside(game)];
  const fields = [...new Set(slips.map(({ at }) => at))].map((at) => ({
    at,
    entered: game.position[parseField(at)],
    slips: slips
      .filter((slip) => slip.at === at)
      .map(({ at: _, ...slip }): DoubtfulSlip => slip)
      .toSorted((one, other) => rankOf(one) - rankOf(other)) as [DoubtfulSlip, ...DoubtfulSlip[]], // never empty
  }));
  return fields.toSorted(
    (one, other) =>
      Math.min(...one.slips.map(rankOf)) - Math.min(...other.slips.map(rankOf)) ||
      countLikely(other) - countLikely(one) ||
      parseField(one.at) - parseField(other.at),
  );
}

/**
 * The first slip of a field, and those that are equally likely: of the same sort, and with the same effect on the
 * census.
 */
export function likeliestSlips({ slips }: Pick<DoubtfulField, 'slips'>): readonly DoubtfulSlip[] {
  const [first] = slips;
  return slips.filter(
    ({ sort, strainsCensus }) => sort === first.sort && strainsCensus === first.strainsCensus,
  );
}

type SlipAt = DoubtfulSlip & { readonly at: FieldName };

function slipsOfOneField(game: Game, expected: Expected | undefined): readonly SlipAt[] {
  const countWrong = wrongCounterOf(game, expected);
  const now = countWrong();
  return slipsThatMatter(game).map(({ sort, at, entered, instead, result: { winners } }) => {
    const then = countWrong(entered, instead);
    return {
      at,
      // A piece that stands one field off is covered by `slipsAside` below, so that half of it counts as missing
      // here.
      sort: sort === 'one-field-off' ? 'missing-or-surplus' : sort,
      instead,
      mendsCensus: now > 0 && then === 0,
      strainsCensus: then > now,
      winners,
    };
  });
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
        strainsCensus: false,
        winners: result.winners,
      });
  return slips;
}

/** A slip that makes the census worse, such as a fourth merchant where there are three, comes after all others. */
function rankOf({ sort, mendsCensus, strainsCensus }: DoubtfulSlip): number {
  return SLIP_SORTS.indexOf(sort) + SLIP_SORTS.length * (mendsCensus ? -1 : strainsCensus ? 1 : 0);
}

const LIKELY: readonly SlipSort[] = ['kind', 'similar-colour', 'one-field-off'];

function countLikely({ slips }: DoubtfulField): number {
  return slips.filter(
    ({ sort, mendsCensus, strainsCensus }) => mendsCensus || (!strainsCensus && LIKELY.includes(sort)),
  ).length;
}
