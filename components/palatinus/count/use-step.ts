'use client';

/**
 * Which step of the count is on the screen. It stands in the address, `?step=C-b`, so that a reload and a link lead where
 * one expects; `?guess=C-b` while everybody guesses first. Going on and back through the count leaves nothing in the history: the browser's Back leaves the count.
 */
import { useCallback } from 'react';
import { useAddressMemory } from '@/components/shell/address';
import { useScreens } from '@/components/shell/screens';
import { type CountStep, makeStep, parseStep } from '@/lib/palatinus';

export interface StepInView {
  readonly step: CountStep;
  /** Shows another step in place of this one. */
  readonly goTo: (step: CountStep, isGuessed: boolean) => void;
  /** Shows a step from the tally, to which Back returns. */
  readonly visit: (step: CountStep) => void;
  /** Whether one came here from the tally, to which Back then leads, also after some steps to and fro. */
  readonly isFromTally: boolean;
  /** Whether the address is that of a count together that has just begun, `?together`, and names no step yet. */
  readonly asksTogether: boolean;
  /** Whether everybody guesses before each hill: the address then says `?guess=C-b`. */
  readonly isGuessed: boolean;
}

/** The screen on which a step is shown. */
export function screenOf(step: string, isGuessed: boolean): string {
  return `score?${isGuessed ? 'guess' : 'step'}=${step}`;
}

/** What an entry of the history remembers that was opened from the tally. */
const FROM_TALLY = 'tally';

const TALLY: CountStep = { part: 'tally' };

export function useStep(steps: readonly CountStep[]): StepInView {
  const { query, goTo: goToScreen } = useScreens();
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
    (wanted: CountStep): void => goToScreen(screenOf(makeStep(wanted), false), false, FROM_TALLY),
    [goToScreen],
  );
  const asksTogether = query.has('together') && !query.has('step');
  return { step, goTo, visit, isFromTally: memory === FROM_TALLY, asksTogether, isGuessed };
}
