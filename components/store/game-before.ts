'use client';

/** The game that a new one has replaced. It is not lost as long as undo leads back to it; here it is found and brought back. */
import { useMemo } from 'react';
import { isBegun, type Notebook } from '@/lib/palatinus/enter';
import { type Revision, undo } from '@/lib/store';
import { notebookStore, useNotebook } from './store';

/** Undefined while a game is on the board, and where there was none before. */
export function gameBefore({ document, history }: Revision<Notebook>): Notebook | undefined {
  if (isBegun(document)) return undefined;
  let earlier = { document, history };
  while (!isBegun(earlier.document) && earlier.history.past.length > 0) earlier = undo(earlier);
  return isBegun(earlier.document) ? earlier.document : undefined;
}

/** The same for what is on the device; undefined until that has been read. */
export function useGameBefore(): Notebook | undefined {
  const { document, history } = useNotebook();
  return useMemo(() => gameBefore({ document, history }), [document, history]);
}

/** Undoes the new game, with whatever was set for it since. */
export function bringGameBack(): void {
  const store = notebookStore();
  while (gameBefore(store.snapshot())) store.undo();
}
