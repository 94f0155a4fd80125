'use client';

/** The id under which the tab keeps something about the current game. */
import { useScreens } from '@/components/shell/screens';
import { withoutRulings } from '@/lib/palatinus';
import { useNotebook } from './store';

/** Does not change when the game is corrected. Empty for a game that was saved without an id. */
export function useGameName(): string {
  const { shared } = useScreens();
  const { document: notebook } = useNotebook();
  return shared ? withoutRulings(shared) : (notebook.table.id ?? '');
}

export function isShared(name: string): boolean {
  return name.startsWith('#');
}

/** The first correction gives an id to the reader's own game if it had none. */
export function isSameGame(kept: string, name: string): boolean {
  return kept === name || (kept === '' && !isShared(name));
}
