'use client';

/**
 * The current place in the count, and the ways from there. The epoch and the step are in the address,
 * `?e=3&step=election`, so that reloads and links lead to them. Moving through the count adds no history entries: the
 * browser's Back leaves the count.
 */
import { useMemo } from 'react';
import { useCountKeys } from '@/components/count/use-count-keys';
import { useScreens } from '@/components/shell/screens';
import type { CountedEpoch } from '@/lib/i18n';
import { type CountStep, countSteps, EPOCHS, type Epoch, makeStep, parseStep } from '@/lib/seven-hills';
import { countScreen } from '@/lib/seven-hills/enter';
import type { Count } from './use-count';

export interface Walk {
  readonly epoch: Epoch;
  readonly counted: CountedEpoch | undefined;
  readonly step: CountStep;
  readonly next: CountStep | undefined;
  /** A step forward and back; undefined if there is none. */
  readonly goOn: (() => void) | undefined;
  readonly goBack: (() => void) | undefined;
  /** Replaces this step by any step of this epoch. */
  readonly jumpTo: (step: CountStep) => void;
  /** Opens any step of any epoch; Back returns here. */
  readonly visit: (epoch: Epoch, step: CountStep) => void;
}

const TRACK: CountStep = { part: 'track' };

export function useWalk(count: Count | undefined): Walk {
  const { query, goTo } = useScreens();
  const epochs = count?.result.epochs.length ?? 1;
  const latest = EPOCHS[epochs - 1] ?? 1;
  const epoch = EPOCHS.find((one) => String(one) === query.get('e') && one <= latest) ?? latest;
  const name = query.get('step') ?? '';
  const step = useMemo(
    // The end is the track of the last epoch.
    () => (name === 'end' ? TRACK : (parseStep(epoch, name) ?? { part: 'order' as const })),
    [epoch, name],
  );

  const steps = countSteps(epoch);
  const here = steps.findIndex((one) => makeStep(one) === makeStep(step));
  const [before, next] = [steps[here - 1], steps[here + 1]];
  const jumpTo = (to: CountStep): void => goTo(countScreen(epoch, to), true);
  const goOn = next && (() => jumpTo(next));
  const goBack = before && (() => jumpTo(before));
  useCountKeys({
    goOn,
    goBack,
    goToFirst: () => jumpTo({ part: 'order' }),
    goToLast: () => jumpTo(TRACK),
  });

  const counted = useMemo((): CountedEpoch | undefined => {
    const [entered, score] = [count?.game.epochs[epoch - 1], count?.result.epochs[epoch - 1]];
    return entered && score && { entered, score };
  }, [count, epoch]);
  const visit = (to: Epoch, wanted: CountStep): void => goTo(countScreen(to, wanted));
  return { epoch, counted, step, next, goOn, goBack, jumpTo, visit };
}
