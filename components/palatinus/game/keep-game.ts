'use client';

import { type KeptGame, keepGame as keep } from '@/components/transfer/shared-game';
import type { Game } from '@/lib/palatinus';
import { isBegun, type Notebook, openGame, withExampleCopy } from '@/lib/palatinus/enter';
import { notebookStore } from './store';

/** Puts a game that came by link, or was made from one, in the place of one's own. */
export function keepGame(game: Game, isExample: boolean): KeptGame<Notebook> {
  return keep(notebookStore(), isBegun, (mine) => {
    const opened = openGame(mine, game);
    // The springs of the example are made up, and are not to become those of one's own box.
    return isExample ? withExampleCopy(opened) : opened;
  });
}
