'use client';

/**
 * The table that made room for a new one, told on the screen where the new one begins: whoever meant to go on with it
 * must learn that undo brings it back. It stays there until that is done, or the screen is left; a notice that went
 * away with the next tap would move what the finger is after.
 */
import { useEffect, useState } from 'react';
import { newTable } from '@/lib/palatinus/enter';
import { theKeeper, useKept } from './kept';

let steps: number | undefined;

/** Clears the table, and has the next screen say so. */
export function makeRoom(): void {
  const keeper = theKeeper();
  keeper.change(newTable);
  steps = keeper.snapshot().history.past.length;
}

/** Whether to tell of it here. */
export function useMadeRoom(): boolean {
  const { history } = useKept();
  const [made] = useState(steps);
  useEffect(() => {
    steps = undefined;
  }, []);
  return made !== undefined && history.past.length >= made;
}
