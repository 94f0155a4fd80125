'use client';

/** The notebook of this tab: everything that was entered for Palatinus, for all screens that show or change it. */
import { makeGameBefore } from '@/components/store/game-before';
import { makeGameStore } from '@/components/store/game-store';
import { palatinusDocument } from '@/lib/files/palatinus';
import { reopenPalatinus } from '@/lib/games';
import { turnDirection } from '@/lib/hex';
import { isBegun, type Notebook, newGame, newGameOfSamePlayers, nextScreen } from '@/lib/palatinus/enter';

export const palatinusStore = makeGameStore(palatinusDocument);

export const { store: notebookStore, useSnapshot: useNotebook } = palatinusStore;

/** Whether everything the count needs is entered. */
export function isFinished(notebook: Notebook): boolean {
  return nextScreen(notebook) === 'score';
}

export const { useGameBefore, bringGameBack, useLeftGame, goOnWithLeftGame } = makeGameBefore(
  palatinusStore,
  {
    document: palatinusDocument,
    isBegun,
    isFinished,
    reopen: reopenPalatinus,
  },
);

/** Turns the board on the screen by a sixth, to match the reader's seat. */
export function turnBoard(): void {
  notebookStore().setView(({ turned }) => ({ turned: turnDirection(turned, 1) }));
}

/** Where a new game begins. That screen says that the game before is not lost. */
export const NEW_GAME_SCREEN = 'players?new';

/** Clears the board for another game, and returns the screen on which it begins. */
export function startNewGame(): string {
  notebookStore().change(newGame);
  return NEW_GAME_SCREEN;
}

/** The same, but keeps the players. */
export function startGameOfSamePlayers(): string {
  notebookStore().change(newGameOfSamePlayers);
  return NEW_GAME_SCREEN;
}
