/** The track as a table: what each epoch brought to whom, what each source did, and what both come to. */

import { type EpochScore, type Result, SOURCES, type Source } from './result';
import { pointsOf } from './score';
import type { Epoch } from './types';

export interface Track {
  /** One for each epoch so far: points per player. */
  readonly epochs: readonly Pick<EpochScore, 'epoch' | 'total' | 'running'>[];
  /** Over all these epochs: points per player. A source of which nobody has anything is left out. */
  readonly sources: readonly { readonly source: Source; readonly points: readonly number[] }[];
  readonly running: readonly number[];
}

/** Up to an epoch and with it. */
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
