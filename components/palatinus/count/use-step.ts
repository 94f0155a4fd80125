'use client';

/**
 * Which step of the count is on the screen. It stands in the address, `?step=C-b`, so that a reload and a link lead where
 * one expects; `?guess=C-b` while everybody guesses first. Going on and back through the count leaves nothing in the history: the browser's Back leaves the count.
 */
import { useCallback } from 'react';
import { useAddressMemory } from '@/components/shell/address';
import { useScreens } from '@/components/shell/screens';
import { type CountStep, makeStep, parseStep } from '@/lib/palatinus';
import { parseWayBack, type WayBack } from '@/lib/palatinus/enter';

export interface StepInView {
  readonly step: CountStep;
  /** Shows another step in place of this one. */
  readonly goTo: (step: CountStep, isGuessed: boolean) => void;
  /** Shows a step from the tally, to which Back returns. */
  readonly visit: (step: CountStep) => void;
  /** The screen of the tally, if one came from there: Back leads to it, also after some steps to and fro. */
  readonly fromTally: string | undefined;
  /** Another screen that led to a step, and to which Back leads. */
  readonly from: WayBack | undefined;
  /** Whether the address is that of a count together that has just begun, `?together`, and names no step yet. */
  readonly asksTogether: boolean;
  /** Whether everybody guesses before each hill: the address then says `?guess=C-b`. */
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
