/** The track as a table: what each epoch and each source brought to each player, and the totals of both. */

import { type EpochScore, type Result, SOURCES, type Source } from './result';
import { pointsOf } from './score';
import type { Epoch } from './types';

export interface Track {
  /** One for each epoch so far: points per player. */
  readonly epochs: readonly Pick<EpochScore, 'epoch' | 'total' | 'running'>[];
  /** Points per player over all these epochs. A source that gave nobody anything is left out. */
  readonly sources: readonly { readonly source: Source; readonly points: readonly number[] }[];
  readonly running: readonly number[];
}

/** Up to and including an epoch. */
export function trackUntil({ epochs }: Pick<Result, 'epochs'>, until: Epoch): Track {
  const known = epochs.filter(({ epoch }) => epoch <= until);
  const gains = known.flatMap((epoch) => epoch.gains);
  const running = known.at(-1)?.running ?? [];
  return {
    epochs: known,
    sources: SOURCES.flatMap((source) => {
      const isThere = gains.some((gain) => gain.source === source);
      return isThere ? [{ source, points: pointsOf(gains, running.length, source) }] : [];
    }),
    running,
  };
}
