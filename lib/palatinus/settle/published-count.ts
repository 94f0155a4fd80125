/** What explains a count, as it is printed for other programs. The form must stay compatible, see docs/settle.md. */

import { type Gain, type Game, type PublishedInfluence, publishedInfluence } from '..';
import { type Explanation, explainCount, type NearestExplanation } from './explain-count';
import { firstDifference } from './first-difference';
import type { CountPlace, HillTaker, OwnCount } from './own-count';

export interface PublishedCount {
  readonly first: PublishedDifference | null;
  readonly explanations: readonly Explanation[];
  /** Present only if the count differs and nothing explains it. */
  readonly nearest?: NearestExplanation;
}

/** The pieces that the rules count there, or everything that the player gained. */
type PublishedDifference = CountPlace & { readonly yours: HillTaker; readonly ours: HillTaker } & (
    | { readonly pieces: readonly PublishedInfluence[] }
    | { readonly gains: readonly Gain[] }
  );

export function publishedCount(game: Game, count: OwnCount): PublishedCount {
  const { explanations, nearest } = explainCount(game, count);
  return { first: publishedDifference(game, count), explanations, ...(nearest && { nearest }) };
}

function publishedDifference(game: Game, count: OwnCount): PublishedDifference | null {
  const first = firstDifference(game, count);
  if (!first) return null;
  const { pieces, gains, ...place } = first;
  return place.what === 'points' ? { ...place, gains } : { ...place, pieces: pieces.map(publishedInfluence) };
}
