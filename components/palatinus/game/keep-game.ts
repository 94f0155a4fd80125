'use client';

import { type KeptGame, keepGame as keep } from '@/components/transfer/shared-game';
import type { Game } from '@/lib/palatinus';
import { isBegun, type Notebook, openGame, withExampleCopy } from '@/lib/palatinus/enter';
import { notebookStore } from './store';

/** Replaces the reader's own game by one that came by link, or was derived from one. */
export function keepGame(game: Game, isExample: boolean): KeptGame<Notebook> {
  return keep(notebookStore(), isBegun, (mine) => {
    const opened = openGame(mine, game);
    // The springs of the example are made up, and must not become those of the reader's own copy.
    return isExample ? withExampleCopy(opened) : opened;
  });
}
