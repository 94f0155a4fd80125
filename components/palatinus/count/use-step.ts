'use client';

/**
 * Which step of the count is on the screen. It stands in the address, `?step=C-b`, so that back, forward, a reload and a
 * link lead where one expects.
 */
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useScreens } from '@/components/shell/screens';
import { type CountStep, makeStep, parseStep } from '@/lib/palatinus';

export interface StepInView {
  readonly step: CountStep;
  readonly before: CountStep | undefined;
  readonly next: CountStep | undefined;
  /** Replacing leaves no entry in the history: for steps that nobody asked for one by one. */
  readonly goTo: (step: CountStep, replace?: boolean) => void;
}

const TALLY: CountStep = { part: 'tally' };

export function useStep(steps: readonly CountStep[]): StepInView {
  const { query, goTo: goToScreen } = useScreens();
  const step = parseStep(steps, query.get('step') ?? '') ?? steps[0] ?? TALLY;
  const here = steps.indexOf(step);
  const goTo = useCallback(
    (wanted: CountStep, replace = false): void => goToScreen(`score?step=${makeStep(wanted)}`, replace),
    [goToScreen],
  );

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const wanted = stepByKey(steps, here, event);
    if (!wanted) return;
    event.preventDefault();
    goTo(wanted);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { step, before: steps[here - 1], next: steps[here + 1], goTo };
}

/** Where keys have a meaning of their own: all of them, or Space alone. */
const TYPING = 'input, textarea, select, dialog, [role="dialog"]';
const PRESSING = 'a, button, summary, [role="button"]';

function stepByKey(
  steps: readonly CountStep[],
  here: number,
  { key, target }: KeyboardEvent,
): CountStep | undefined {
  if (target instanceof Element && target.closest(key === ' ' ? `${TYPING}, ${PRESSING}` : TYPING))
    return undefined;
  switch (key) {
    case 'ArrowRight':
    case ' ':
      return steps[here + 1];
    case 'ArrowLeft':
      return steps[here - 1];
    case 'Home':
      return steps[0];
    case 'End':
      return steps.at(-1);
    default:
      return undefined;
  }
}
