'use client';

/** Puts a game that came by link, or was made from one, in the place of one's own. */
import type { Game } from '@/lib/palatinus';
import { isBegun, type Notebook, openGame, withExampleCopy } from '@/lib/palatinus/enter';
import { notebookStore } from './store';

/** A game that was kept. It can be undone as long as the notebook is this one: later, undo would bring back something else. */
export interface KeptGame {
  readonly notebook: Notebook;
  /** Whether another game had to make room for it. */
  readonly wasBegun: boolean;
}

export function keepGame(game: Game, isExample: boolean): KeptGame {
  let before = notebookStore().snapshot().document;
  notebookStore().open((mine) => {
    before = mine;
    const opened = openGame(mine, game);
    // The springs of the example are made up, and are not to become those of one's own box.
    return isExample ? withExampleCopy(opened) : opened;
  }, undefined);
  const notebook = notebookStore().snapshot().document;
  return { notebook, wasBegun: isBegun(before) && notebook !== before };
}
