'use client';

import { useFromBrowser } from '@/components/ui/use-from-browser';
import { savedDate } from '@/lib/store';

/** The key under which a document is saved. */
interface Kept {
  readonly key: string;
}

/** Most recently changed first; in the given order if the device has no dates. */
export function useLastFirst<K extends Kept>(all: readonly K[]): readonly K[] {
  const dates = useFromBrowser(() => all.map(({ key }) => dateOf(key)).join())
    .split(',')
    .map(Number);
  const dateAt = (kept: K): number => dates[all.indexOf(kept)] ?? 0;
  return all.toSorted((one, other) => dateAt(other) - dateAt(one));
}

function dateOf(key: string): number {
  try {
    return savedDate(window.localStorage.getItem(key)) ?? 0;
  } catch {
    return 0; // storage is forbidden
  }
}
