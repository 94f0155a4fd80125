'use client';

import { useSyncExternalStore } from 'react';
import { savedDate } from '@/lib/store';

/** The key under which a document is saved. */
interface Kept {
  readonly key: string;
}

/** Most recently changed first; in the given order if the device has no dates. */
export function useLastFirst<K extends Kept>(all: readonly K[]): readonly K[] {
  const order = useSyncExternalStore(
    onceRead,
    () => all.map(({ key }) => dateOf(key)).join(),
    () => '',
  );
  const dates = order.split(',').map(Number);
  const dateAt = (kept: K): number => dates[all.indexOf(kept)] ?? 0;
  return all.toSorted((one, other) => dateAt(other) - dateAt(one));
}

/** Read once: no game changes while this page is open. */
const onceRead = (): (() => void) => () => undefined;

function dateOf(key: string): number {
  try {
    return savedDate(window.localStorage.getItem(key)) ?? 0;
  } catch {
    return 0; // storage is forbidden
  }
}
