/** What differs around one hill between two counts of the same game, so that both can be drawn with the difference marked. */

import type { FieldName, Hill, Influence, Source } from '..';

/** One field that feeds inhabitants otherwise than in the other count. */
export interface DifferentGift {
  readonly from: FieldName;
  readonly to: FieldName;
  /** What it gives in this count: nothing, once or twice. */
  readonly sources: readonly Source[];
}

export interface HillDifferences {
  /** Inhabitants whose influence is another, or another's, or who are counted in only one of the two. */
  readonly inhabitants: readonly FieldName[];
  /** Of this count. */
  readonly gifts: readonly DifferentGift[];
}

/** Seen from `one`; for the other side, the two are exchanged. */
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
