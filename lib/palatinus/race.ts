/** The game as a race over the hills: everybody's points after each of them, and the hill that was closest. */

import type { Result } from './result';
import { scoresSoFar } from './score-so-far';
import type { Letter } from './types';

export interface RaceStage {
  readonly letter: Letter;
  /** One number for each player, after this hill; after the last hill these are the points of the tally. */
  readonly points: readonly number[];
}

export function raceOf(result: Pick<Result, 'hills' | 'tally'>): readonly RaceStage[] {
  return result.hills.map(({ letter }) => ({
    letter,
    points: scoresSoFar(result, { part: 'influence', letter }).map(({ points }) => points),
  }));
}

export interface CloseHill {
  readonly letter: Letter;
  /** The most influence on this hill, and the second most, which is equal if the hill is tied. */
  readonly most: number;
  readonly next: number;
}

/**
 * The hills with the smallest lead, in order: several if they are equally close, tied ones before all others. A hill
 * where fewer than two players have any influence was not contested and does not count.
 */
export function closestHills({ hills }: Pick<Result, 'hills'>): readonly CloseHill[] {
  const contested = hills.flatMap(({ letter, totals }): readonly CloseHill[] => {
    const [most, next] = [...totals].sort((a, b) => b - a) as [number, number]; // at least two play
    return next > 0 ? [{ letter, most, next }] : [];
  });
  const smallest = Math.min(...contested.map(leadAt));
  return contested.filter((hill) => leadAt(hill) === smallest);
}

function leadAt({ most, next }: CloseHill): number {
  return most - next;
}
