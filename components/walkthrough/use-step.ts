'use client';

/**
 * Which hill is on the screen, or the tally. It stands in the address, `?hill=C` or `?tally`, so that back, forward and
 * a reload lead where one expects; as a search and not a page for each, because the page is the same and everything it
 * shows is on the device: the next hill must not wait for a server.
 */
import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { LETTERS, type Letter } from '@/lib/palatinus';

export type CountStep = Letter | 'tally';

const STEPS: readonly CountStep[] = [...LETTERS, 'tally'];

export interface StepNow {
  readonly step: CountStep;
  readonly before: CountStep | undefined;
  readonly next: CountStep | undefined;
  readonly goTo: (step: CountStep) => void;
}

export function useStep(): StepNow {
  const search = useSearchParams();
  const asked = search.get('hill')?.toUpperCase();
  const step = search.has('tally') ? 'tally' : (LETTERS.find((letter) => letter === asked) ?? 'A');
  const at = STEPS.indexOf(step);
  const [before, next] = [STEPS[at - 1], STEPS[at + 1]];

  function goTo(other: CountStep): void {
    window.history.pushState(null, '', other === 'tally' ? '?tally' : `?hill=${other}`);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const wanted = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? before : undefined;
    if (!wanted) return;
    event.preventDefault();
    goTo(wanted);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { step, before, next, goTo };
}
