'use client';

/** The notebook of this tab: all that was entered of Palatinus, for every screen that shows or changes it. */
import { makeGameStore } from '@/components/store/game-store';
import { palatinusDocument } from '@/lib/files/palatinus';
import { turnDirection } from '@/lib/hex';
import { newGame } from '@/lib/palatinus/enter';

export const palatinusStore = makeGameStore(palatinusDocument);

export const { store: notebookStore, useSnapshot: useNotebook } = palatinusStore;

/** Turns the board on the screen by a sixth, so that it lies as it does from where one sits. */
export function turnBoard(): void {
  notebookStore().setView(({ turned }) => ({ turned: turnDirection(turned, 1) }));
}

/**
 * Clears the board for another game. Returns the screen on which it begins, which says that undo brings the last game back.
 */
export function startNewGame(): string {
  notebookStore().change(newGame);
  return 'players?new';
}
