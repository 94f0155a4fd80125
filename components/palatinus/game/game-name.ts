'use client';

/** What tells the game on the screen from others, in what a tab remembers of it. */
import { useScreens } from '@/components/shell/screens';
import { withoutRulings } from '@/lib/palatinus';
import { useNotebook } from './store';

/** Stays the same whatever is corrected in the game. Empty for one that was saved without an id. */
export function useGameName(): string {
  const { shared } = useScreens();
  const { document: notebook } = useNotebook();
  return shared ? withoutRulings(shared) : (notebook.table.id ?? '');
}

export function isShared(name: string): boolean {
  return name.startsWith('#');
}

/** One's own game that had no id is given one by the first correction. */
export function isSameGame(kept: string, name: string): boolean {
  return kept === name || (kept === '' && !isShared(name));
}
