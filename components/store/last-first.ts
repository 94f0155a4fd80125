'use client';

import { useSyncExternalStore } from 'react';
import { savedDate } from '@/lib/store';

/** Under which key what was entered is saved. */
interface Kept {
  readonly key: string;
}

/** The one that was changed last first; where the device does not tell, all as they are. */
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

/** As it was when the page was opened: what is played next is not on this page. */
const onceRead = (): (() => void) => () => undefined;

function dateOf(key: string): number {
  try {
    return savedDate(window.localStorage.getItem(key)) ?? 0;
  } catch {
    return 0; // storage is forbidden
  }
}
