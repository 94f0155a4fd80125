'use client';

/**
 * The current day, for words such as "yesterday". A phone may sleep with the page open and wake up on another day, so
 * the date is read again whenever the reader returns to the page.
 */
import { useSyncExternalStore } from 'react';

const EVENTS = ['visibilitychange', 'pageshow', 'focus'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

const startOfToday = (): number => new Date().setHours(0, 0, 0, 0);

/** The first moment of the day, in milliseconds since 1970. For components that render in the browser only. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, startOfToday, startOfToday);
}
