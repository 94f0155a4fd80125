/** The steps in which an epoch is counted, in the order of the rules, and the points that are known at each of them. */

import type { EpochScore, Gain, Result } from './result';
import { pointsOf } from './score';
import { type Area, type Epoch, FORUM, type Hill, isCamp, isHill, openHills } from './types';

export type CountStep =
  | { readonly part: 'order' | 'election' | 'legions' | 'knights' | 'penalties' | 'track' }
  | { readonly part: 'hill'; readonly hill: Hill };

export function countSteps(epoch: Epoch): readonly CountStep[] {
  return [
    { part: 'order' },
    { part: 'election' },
    { part: 'legions' },
    ...openHills(epoch).map((hill): CountStep => ({ part: 'hill', hill })),
    { part: 'knights' },
    { part: 'penalties' },
    { part: 'track' },
  ];
}

/** The step's name in addresses: `election`, `caelius`. */
export function makeStep(step: CountStep): string {
  return step.part === 'hill' ? step.hill.toLowerCase() : step.part;
}

/** Undefined for a step that this epoch does not have. */
export function parseStep(epoch: Epoch, name: string): CountStep | undefined {
  return countSteps(epoch).find((step) => makeStep(step) === name);
}

/** The step that counts what stands in an area; undefined for a hill that is not open. */
export function stepOfArea(epoch: Epoch, area: Area): CountStep | undefined {
  if (isHill(area)) return openHills(epoch).includes(area) ? { part: 'hill', hill: area } : undefined;
  return { part: isCamp(area) ? 'legions' : 'election' };
}

/** The one area that a step is about; undefined if it is about several. */
export function areaOfStep(step: CountStep): Area | undefined {
  if (step.part === 'hill') return step.hill;
  return step.part === 'election' ? FORUM : undefined;
}

/** A gain and the epoch it was made in. */
export type GainOfEpoch = Gain & { readonly epoch: Epoch };

/** The step at which a gain is counted. */
export function stepOfGain(gain: Gain): CountStep {
  if (gain.source === 'placement') return { part: 'hill', hill: gain.hill };
  return { part: STEP_OF_SOURCE[gain.source] };
}

const STEP_OF_SOURCE = { consul: 'election', knights: 'knights', penalty: 'penalties' } as const;

/** All gains of the game up to and including a step, in the order in which they were made. */
export function gainsUntil(
  { epochs }: Pick<Result, 'epochs'>,
  until: Epoch,
  step: CountStep,
): readonly GainOfEpoch[] {
  const steps = countSteps(until).map(makeStep);
  const here = steps.indexOf(makeStep(step));
  return epochs.flatMap(({ epoch, gains }) =>
    gains
      .filter(
        (gain) => epoch < until || (epoch === until && steps.indexOf(makeStep(stepOfGain(gain))) <= here),
      )
      .map((gain) => ({ ...gain, epoch })),
  );
}

/** A player's points as far as they are counted, and what this step added. */
export interface Standing {
  readonly points: number;
  readonly gained: number;
}

/** One for each player. The track step adds no points; it shows what the whole epoch brought. */
export function standingsAt(
  result: Pick<Result, 'epochs'>,
  epoch: EpochScore,
  step: CountStep,
): readonly Standing[] {
  const players = epoch.total.length;
  const known = gainsUntil(result, epoch.epoch, step);
  const isNew = (gain: GainOfEpoch): boolean =>
    gain.epoch === epoch.epoch && (step.part === 'track' || makeStep(stepOfGain(gain)) === makeStep(step));
  const gained = pointsOf(known.filter(isNew), players);
  return pointsOf(known, players).map((points, player) => ({ points, gained: gained[player] as number }));
}
