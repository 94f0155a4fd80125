/**
 * The fields worth a second look, for people who stand at the table and would rather go home: what most likely went wrong
 * comes first. In a close game nearly every field could turn the result, so whoever shows them begins with a few.
 *
 * Unlike `slipsThatMatter`, which looks at one field at a time, a piece that stands one field off is tried as such here: it
 * leaves its own field empty.
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
  /** Whether they would add up worse than they do: somebody then has one more, or one less, than the game has. */
  readonly strainsCensus: boolean;
  readonly winners: Result['winners'];
}

/** A field of which a single slip would change the winners. */
export interface DoubtfulField {
  readonly at: FieldName;
  readonly entered: Piece | undefined;
  /** What may be right there instead, so that others win: most likely first. */
  readonly slips: readonly [DoubtfulSlip, ...DoubtfulSlip[]];
}

/**
 * Those with the most likely slip first; of equally likely ones, those with most of the likely slips. Without a number of
 * inhabitants, everybody is expected to have those of the rules.
 */
export function doubtfulFields(game: Game, expected?: Expected): readonly DoubtfulField[] {
  const slips = [...slipsOfOneField(game, expected), ...slipsAside(game)];
  const fields = [...new Set(slips.map(({ at }) => at))].map((at) => ({
    at,
    entered: game.position[parseField(at)],
    slips: slips
      .filter((slip) => slip.at === at)
      .map(({ at: _, ...slip }): DoubtfulSlip => slip)
      .toSorted((one, other) => rankOf(one) - rankOf(other)) as [DoubtfulSlip, ...DoubtfulSlip[]], // a field is here for its slips
  }));
  return fields.toSorted(
    (one, other) =>
      Math.min(...one.slips.map(rankOf)) - Math.min(...other.slips.map(rankOf)) ||
      countLikely(other) - countLikely(one) ||
      parseField(one.at) - parseField(other.at),
  );
}

/** The first slip of a field, and those that are as likely: of the same sort, and as hard on the census. */
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
      // What one field shows of a piece that is one field off is told as that below.
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

/** Nobody enters a fourth merchant where there are three: what strains the census comes after all that does not. */
function rankOf({ sort, mendsCensus, strainsCensus }: DoubtfulSlip): number {
  return SLIP_SORTS.indexOf(sort) + SLIP_SORTS.length * (mendsCensus ? -1 : strainsCensus ? 1 : 0);
}

const LIKELY: readonly SlipSort[] = ['kind', 'similar-colour', 'one-field-off'];

function countLikely({ slips }: DoubtfulField): number {
  return slips.filter(
    ({ sort, mendsCensus, strainsCensus }) => mendsCensus || (!strainsCensus && LIKELY.includes(sort)),
  ).length;
}
