'use client';

/**
 * Which step of the count is on the screen. It stands in the address, `?step=C-b`, so that back, forward, a reload and a
 * link lead where one expects; as a search and not a page for each, because the page is the same and everything it
 * shows is on the device: the next step must not wait for a server. What stands behind `#` is somebody's table, and stays.
 */
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { type CountStep, makeStep, parseStep } from '@/lib/palatinus';

export interface StepNow {
  readonly step: CountStep;
  readonly before: CountStep | undefined;
  readonly next: CountStep | undefined;
  /** Replacing leaves no trace in the way back: for steps that nobody asked for one by one. */
  readonly goTo: (step: CountStep, replace?: boolean) => void;
}

const TALLY: CountStep = { part: 'tally' };

function stepIn(steps: readonly CountStep[], search: Pick<URLSearchParams, 'get'>): CountStep {
  return parseStep(steps, search.get('step') ?? '') ?? steps[0] ?? TALLY;
}

function goTo(step: CountStep, replace = false): void {
  const { search, hash } = window.location;
  const wanted = `?step=${makeStep(step)}`;
  if (search !== wanted) window.history[replace ? 'replaceState' : 'pushState'](null, '', `${wanted}${hash}`);
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Where keys have a meaning of their own: all of them, or Space alone. */
const TYPING = 'input, textarea, select, dialog, [role="dialog"]';
const PRESSING = 'a, button, summary, [role="button"]';

function stepByKey(steps: readonly CountStep[], { key, target }: KeyboardEvent): CountStep | undefined {
  if (target instanceof Element && target.closest(key === ' ' ? `${TYPING}, ${PRESSING}` : TYPING))
    return undefined;
  // From the address, which is ahead of the screen while someone holds a key down.
  const here = steps.indexOf(stepIn(steps, new URLSearchParams(window.location.search)));
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

export function useStep(steps: readonly CountStep[]): StepNow {
  const step = stepIn(steps, useSearchParams());
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const wanted = stepByKey(steps, event);
      if (!wanted) return;
      event.preventDefault();
      goTo(wanted);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [steps]);
  const here = steps.indexOf(step);
  return { step, before: steps[here - 1], next: steps[here + 1], goTo };
}
