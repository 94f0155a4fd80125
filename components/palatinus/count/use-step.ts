'use client';

/**
 * Which step of the count is on the screen. It is in the address, `?step=C-b`, so that reloads and links lead to it,
 * or `?guess=C-b` while everybody guesses first. Moving through the count adds no history entries: the browser's Back
 * leaves the count.
 */
import { useCallback } from 'react';
import { useAddressMemory } from '@/components/shell/address';
import { useScreens } from '@/components/shell/screens';
import { type CountStep, makeStep, parseStep } from '@/lib/palatinus';
import { parseWayBack, type WayBack } from '@/lib/palatinus/enter';

export interface StepInView {
  readonly step: CountStep;
  /** Replaces this step by another one. */
  readonly goTo: (step: CountStep, isGuessed: boolean) => void;
  /** Opens a step from the tally; Back returns to the tally. */
  readonly visit: (step: CountStep) => void;
  /** The screen of the tally, if the reader came from there. Back leads to it, even after further steps. */
  readonly fromTally: string | undefined;
  /** Another screen that led to the step; Back leads to it. */
  readonly from: WayBack | undefined;
  /** Whether the address is `?together`: a count together that has just begun and names no step yet. */
  readonly asksTogether: boolean;
  /** Whether everybody guesses before each hill: `?guess=C-b`. */
  readonly isGuessed: boolean;
}

/** The screen on which a step is shown. */
export function screenOf(step: string, isGuessed: boolean): string {
  return `score?${isGuessed ? 'guess' : 'step'}=${step}`;
}

const TALLY: CountStep = { part: 'tally' };

export function useStep(steps: readonly CountStep[]): StepInView {
  const { here, query, goTo: goToScreen } = useScreens();
  const memory = useAddressMemory();
  const guessed = query.get('guess');
  const isGuessed = guessed !== null;
  const step = parseStep(steps, guessed ?? query.get('step') ?? '') ?? steps[0] ?? TALLY;
  const goTo = useCallback(
    (wanted: CountStep, stillGuessed: boolean): void =>
      goToScreen(
        screenOf(makeStep(wanted), stillGuessed),
        true,
        wanted.part === 'tally' ? undefined : memory,
      ),
    [goToScreen, memory],
  );
  const visit = useCallback(
    (wanted: CountStep): void => goToScreen(screenOf(makeStep(wanted), false), false, here),
    [goToScreen, here],
  );
  const fromTally = memory.startsWith('score?') ? memory : undefined;
  const asksTogether = query.has('together') && !query.has('step');
  return {
    step,
    goTo,
    visit,
    fromTally,
    from: fromTally ? undefined : parseWayBack(memory),
    asksTogether,
    isGuessed,
  };
}
