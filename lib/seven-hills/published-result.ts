/**
 * The result as it is published, by the command line and over HTTP: every item as in docs/seven-hills-file.md,
 * without what the engine records for its own explanations. Readers of results rely on exactly these keys.
 */

import type { DecidedBy, EpochScore, HillScore, Result } from './result';
import { pointsOf } from './score';
import type { Hill } from './types';

interface PublishedHill {
  readonly strength: readonly number[];
  readonly points: readonly number[];
}

interface PublishedEpoch {
  readonly consuls: readonly number[];
  readonly hills: Readonly<Partial<Record<Hill, PublishedHill>>>;
  readonly placement: readonly number[];
  readonly knights: readonly number[];
  readonly consulPoints: readonly number[];
  readonly penalties: readonly number[];
  readonly total: readonly number[];
  readonly running: readonly number[];
}

export interface PublishedResult {
  readonly epochs: readonly PublishedEpoch[];
  readonly winners: readonly number[] | null;
  readonly decidedBy: DecidedBy | null;
}

/** The keys are in a fixed order, so that equal results are equal byte for byte. */
export function publishedResult({ epochs, winners, decidedBy }: Result): PublishedResult {
  return { epochs: epochs.map(publishedEpoch), winners, decidedBy };
}

function publishedEpoch({ election, hills, gains, total, running }: EpochScore): PublishedEpoch {
  const from = (source: Parameters<typeof pointsOf>[2]): readonly number[] =>
    pointsOf(gains, total.length, source);
  return {
    consuls: election.consuls.map(({ player }) => player),
    hills: Object.fromEntries(
      hills.map((hill) => [hill.hill, { strength: hill.strength, points: hillPoints(hill) }]),
    ),
    placement: from('placement'),
    knights: from('knights'),
    consulPoints: from('consul'),
    penalties: from('penalty'),
    total,
    running,
  };
}

/** The points that a hill gives to each player. */
export function hillPoints({ strength, awards }: Pick<HillScore, 'strength' | 'awards'>): readonly number[] {
  const points = strength.map(() => 0);
  for (const award of awards) points[award.player] = award.points;
  return points;
}
