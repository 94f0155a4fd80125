'use client';

/**
 * Which step of the count is on the screen. It stands in the address, `?step=C-b`, so that a reload and a link lead where
 * one expects; `?guess=C-b` while everybody guesses first. Going on and back through the count leaves nothing in the history: the browser's Back leaves the count.
 */
import { useCallback } from 'react';
import { useScreens } from '@/components/shell/screens';
import { type CountStep, makeStep, parseStep } from '@/lib/palatinus';

export interface StepInView {
  readonly step: CountStep;
  /** Shows another step in place of this one. */
  readonly goTo: (step: CountStep, isGuessed?: boolean) => void;
  /** Shows another step, from which Back returns to this one. */
  readonly visit: (step: CountStep) => void;
  /** Whether the address is that of a count together that has just begun, `?together`, and names no step yet. */
  readonly asksTogether: boolean;
  /** Whether everybody guesses before each hill: the address then says `?guess=C-b`. */
  readonly isGuessed: boolean;
}

const TALLY: CountStep = { part: 'tally' };

export function useStep(steps: readonly CountStep[]): StepInView {
  const { query, goTo: goToScreen } = useScreens();
  const guessed = query.get('guess');
  const isGuessed = guessed !== null;
  const step = parseStep(steps, guessed ?? query.get('step') ?? '') ?? steps[0] ?? TALLY;
  const goTo = useCallback(
    (wanted: CountStep, stillGuessed = isGuessed): void =>
      goToScreen(`score?${stillGuessed ? 'guess' : 'step'}=${makeStep(wanted)}`, true),
    [goToScreen, isGuessed],
  );
  const visit = useCallback(
    (wanted: CountStep): void => goToScreen(`score?step=${makeStep(wanted)}`),
    [goToScreen],
  );
  const asksTogether = query.has('together') && !query.has('step');
  return { step, goTo, visit, asksTogether, isGuessed };
}
