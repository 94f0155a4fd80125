/**
 * What differs around one hill between two counts of the same game, so that both can be drawn with the differences
 * marked.
 */

import type { FieldName, Hill, Influence, Source } from '..';

/** What one field gives an inhabitant, where the other count differs. */
export interface DifferentGift {
  readonly from: FieldName;
  readonly to: FieldName;
  /** What it gives in this count: nothing, once or twice. */
  readonly sources: readonly Source[];
}

export interface HillDifferences {
  /** Inhabitants whose influence differs in amount or owner, or who are counted on one side only. */
  readonly inhabitants: readonly FieldName[];
  /** The gifts of this count. */
  readonly gifts: readonly DifferentGift[];
}

/** The differences as `one` has them; swap the arguments for the other side. */
export function hillDifferences(one: Hill, other: Hill): HillDifferences {
  const fields = [...new Set([...one.influence, ...other.influence].map(({ at }) => at))];
  const inhabitants = fields.filter((at) => !isSame(influenceAt(one, at), influenceAt(other, at)));
  return {
    inhabitants,
    gifts: inhabitants.flatMap((at) => giftsTo(at, influenceAt(one, at), influenceAt(other, at))),
  };
}

function influenceAt({ influence }: Hill, field: FieldName): Influence | undefined {
  return influence.find(({ at }) => at === field);
}

function isSame(one: Influence | undefined, other: Influence | undefined): boolean {
  return one?.points === other?.points && one?.player === other?.player;
}

function giftsTo(
  to: FieldName,
  one: Influence | undefined,
  other: Influence | undefined,
): readonly DifferentGift[] {
  const from = (influence: Influence | undefined, field: FieldName): readonly Source[] =>
    influence?.sources.filter(({ at }) => at === field) ?? [];
  const givers = [...(one?.sources ?? []), ...(other?.sources ?? [])].map(({ at }) => at);
  return [...new Set(givers)]
    .filter((at) => at !== to && from(one, at).length !== from(other, at).length)
    .map((at) => ({ from: at, to, sources: from(one, at) }));
}
