/** The first place where a count differs from the rules, with the items that the rules count there. */

import { type Gain, type Game, gainsOf, type Hill, type Influence, LETTERS, type Result, score } from '..';
import {
  type CountPlace,
  countedAt,
  type HillTaker,
  isSameAt,
  numberAt,
  type OwnCount,
  placesIn,
} from './own-count';

export type FirstDifference = CountPlace & {
  readonly yours: HillTaker;
  readonly ours: HillTaker;
  /** For a hill: every inhabitant with influence on it, or only the player's if it is about theirs. */
  readonly pieces: readonly Influence[];
  /** For points: everything the player gained. */
  readonly gains: readonly Gain[];
};

/** Null if they agree wherever something was entered. */
export function firstDifference(game: Game, count: OwnCount): FirstDifference | null {
  return firstDifferences(count, score(game))[0] ?? null;
}

/** The first difference for every player who differs there: on one hill, or in the final points. */
export function firstDifferences(count: OwnCount, result: Result): readonly FirstDifference[] {
  const places = placesIn(count).filter((place) => !isSameAt(count, result, place));
  return places
    .filter((place) => isSameSort(place, places[0] as CountPlace))
    .map((place) => ({
      ...place,
      yours: countedAt(count, place),
      ours: numberAt(result, place),
      pieces: piecesAt(result, place),
      gains: place.what === 'points' ? gainsOf(result).filter(({ player }) => player === place.player) : [],
    }));
}

function isSameSort(one: CountPlace, other: CountPlace): boolean {
  if (one.what === 'points' || other.what === 'points') return one.what === other.what;
  return one.what === other.what && one.hill === other.hill;
}

function piecesAt({ hills }: Result, place: CountPlace): readonly Influence[] {
  if (place.what === 'points') return [];
  const { influence } = hills[LETTERS.indexOf(place.hill)] as Hill;
  return place.what === 'hill' ? influence : influence.filter(({ player }) => player === place.player);
}
