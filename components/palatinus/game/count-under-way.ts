'use client';

/**
 * How far the game on the screen is counted together, as the tab remembers it: people look something up, correct an entry on
 * another screen or change the language, and go on where they were. Another game has nothing of it.
 */
import { useCallback, useState } from 'react';
import { forgetShown } from '@/components/home/shown-again';
import { useScreens } from '@/components/shell/screens';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { useNotebook } from './store';

/** Three lines: the game, the screen on which the count goes on, and how far it is. */
const KEY = 'septimontium-count';

/** What tells the game on the screen from others, whatever is corrected in it. Empty for one that was saved without an id. */
export function useGameName(): string {
  const { shared } = useScreens();
  const { document: notebook } = useNotebook();
  return shared || (notebook.table.id ?? '');
}

/** One's own game that had no id is given one by the first correction. */
export function isSameGame(kept: string, name: string): boolean {
  return kept === name || (kept === '' && !name.startsWith('#'));
}

interface CountUnderWay {
  /** As the count wrote it down; empty where none is under way. */
  readonly furthest: string;
  readonly keep: (furthest: string, wayOn: string) => void;
}

export function useCountUnderWay(): CountUnderWay {
  const name = useGameName();
  const [text, setText] = useState(() => readInTab(KEY));
  const keep = useCallback(
    (to: string, wayOn: string): void => {
      const next = to ? [name, wayOn, to].join('\n') : '';
      writeInTab(KEY, next);
      // Home may remember who won, which nobody wants to see before the end.
      if (to) forgetShown();
      setText(next);
    },
    [name],
  );
  const [game = '', , furthest = ''] = text.split('\n');
  return { furthest: isSameGame(game, name) ? furthest : '', keep };
}

/** The screen on which the count of the game on the screen goes on; undefined where none is under way. */
export function useWayOn(): string | undefined {
  const { ready } = useNotebook();
  const wayOn = useWayOnOf(useGameName());
  return ready ? wayOn : undefined;
}

/** The same for any game of one's own. */
export function useWayOnOf(name: string): string | undefined {
  const [text] = useState(() => readInTab(KEY));
  const [game = '', wayOn = ''] = text.split('\n');
  return wayOn !== '' && isSameGame(game, name) ? wayOn : undefined;
}
