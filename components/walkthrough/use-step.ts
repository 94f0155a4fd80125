'use client';

/**
 * Which hill is on the screen, or the tally. It stands in the address, `?hill=C` or `?tally`, so that back, forward and
 * a reload lead where one expects; as a search and not a page for each, because the page is the same and everything it
 * shows is on the device: the next hill must not wait for a server.
 */
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { LETTERS, type Letter } from '@/lib/palatinus';

export type CountStep = Letter | 'tally';

const STEPS: readonly CountStep[] = [...LETTERS, 'tally'];

export interface StepNow {
  readonly step: CountStep;
  readonly before: CountStep | undefined;
  readonly next: CountStep | undefined;
  readonly goTo: (step: CountStep) => void;
}

function stepIn(search: Pick<URLSearchParams, 'get' | 'has'>): CountStep {
  const asked = search.get('hill')?.toUpperCase();
  return search.has('tally') ? 'tally' : (LETTERS.find((letter) => letter === asked) ?? 'A');
}

function beside(step: CountStep, by: 1 | -1): CountStep | undefined {
  return STEPS[STEPS.indexOf(step) + by];
}

function goTo(step: CountStep): void {
  const search = step === 'tally' ? '?tally' : `?hill=${step}`;
  if (window.location.search !== search) window.history.pushState(null, '', search);
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** From the address, which is ahead of the screen while someone holds a key down. */
function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
  const wanted = by && beside(stepIn(new URLSearchParams(window.location.search)), by);
  if (!wanted) return;
  event.preventDefault();
  goTo(wanted);
}

export function useStep(): StepNow {
  const step = stepIn(useSearchParams());
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { step, before: beside(step, -1), next: beside(step, 1), goTo };
}
