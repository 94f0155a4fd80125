'use client';

/** The notebook of this tab: everything that was entered for Seven Hills, for all screens that show or change it. */
import { makeGameBefore } from '@/components/store/game-before';
import { makeGameStore } from '@/components/store/game-store';
import { sevenHillsDocument } from '@/lib/files/seven-hills';
import { isBegun, type Notebook, newGame } from '@/lib/seven-hills/enter';

export const sevenHillsStore = makeGameStore(sevenHillsDocument);

export const { store: notebookStore, useSnapshot: useNotebook } = sevenHillsStore;

export function isFinished({ table }: Notebook): boolean {
  return table.isOver === true;
}

export const { useGameBefore, bringGameBack, useLeftGame, goOnWithLeftGame } = makeGameBefore(
  sevenHillsStore,
  {
    document: sevenHillsDocument,
    isBegun,
    isFinished,
    reopen: (_, kept) => kept,
  },
);

/** Where a new game begins. That screen says that the game before is not lost. */
export const NEW_GAME_SCREEN = 'players?new';

/** Clears the board for another game, and returns the screen on which it begins. */
export function startNewGame(): string {
  notebookStore().change(newGame);
  return NEW_GAME_SCREEN;
}
