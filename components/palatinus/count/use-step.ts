'use client';

/**
 * Which step of the count is on the screen. It stands in the address, `?step=C-b`, so that back, forward, a reload and a
 * link lead where one expects; as a search and not a page for each, because the page is the same and everything it
 * shows is on the device. The address is read here and not by the framework's `useSearchParams`, which lets the page wait
 * until the framework has caught up: the next step is to be painted at once. What stands behind `#` is somebody's table.
 */
import { use, useEffect, useSyncExternalStore } from 'react';
import { Seen } from '@/components/shell/seen';
import { sharedHash } from '@/components/transfer/shared-address';
import { afterPaint } from '@/components/ui/after-paint';
import { type CountStep, makeStep, parseStep } from '@/lib/palatinus';

export interface StepNow {
  readonly step: CountStep;
  readonly before: CountStep | undefined;
  readonly next: CountStep | undefined;
  /** Replacing leaves no trace in the way back: for steps that nobody asked for one by one. */
  readonly goTo: (step: CountStep, replace?: boolean) => void;
}

const TALLY: CountStep = { part: 'tally' };

const listeners = new Set<() => void>();

/** A step that is on the screen before it is in the address, for the time of a frame. */
let ahead: { readonly search: string; readonly replace: boolean } | undefined;

function searchNow(): string {
  return ahead?.search ?? window.location.search;
}

/** The browser takes its time over an address, and the framework draws all of its own anew: after the step is painted. */
function settle(): void {
  if (!ahead) return;
  const { search, replace } = ahead;
  ahead = undefined;
  window.history[replace ? 'replaceState' : 'pushState'](null, '', `${search}${sharedHash()}`);
}

function subscribe(listener: () => void): () => void {
  function leave(): void {
    ahead = undefined;
    listener();
  }
  listeners.add(listener);
  window.addEventListener('popstate', leave);
  window.addEventListener('pagehide', settle);
  return () => {
    settle();
    listeners.delete(listener);
    window.removeEventListener('popstate', leave);
    window.removeEventListener('pagehide', settle);
  };
}

function stepIn(steps: readonly CountStep[], search: string): CountStep {
  return parseStep(steps, new URLSearchParams(search).get('step') ?? '') ?? steps[0] ?? TALLY;
}

function goTo(step: CountStep, replace = false): void {
  settle();
  const search = `?step=${makeStep(step)}`;
  if (window.location.search !== search) {
    ahead = { search, replace };
    afterPaint(settle);
  }
  for (const listener of listeners) listener();
  if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Where keys have a meaning of their own: all of them, or Space alone. */
const TYPING = 'input, textarea, select, dialog, [role="dialog"]';
const PRESSING = 'a, button, summary, [role="button"]';

function stepByKey(steps: readonly CountStep[], { key, target }: KeyboardEvent): CountStep | undefined {
  if (target instanceof Element && target.closest(key === ' ' ? `${TYPING}, ${PRESSING}` : TYPING))
    return undefined;
  // Not from the screen, which is behind while someone holds a key down.
  const here = steps.indexOf(stepIn(steps, searchNow()));
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
  const search = useSyncExternalStore(subscribe, searchNow, () => '');
  const step = stepIn(steps, search);
  const isSeen = use(Seen);
  useEffect(() => {
    if (!isSeen) return;
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const wanted = stepByKey(steps, event);
      if (!wanted) return;
      event.preventDefault();
      goTo(wanted);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [steps, isSeen]);
  const here = steps.indexOf(step);
  return { step, before: steps[here - 1], next: steps[here + 1], goTo };
}
