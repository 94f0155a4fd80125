'use client';

/**
 * How far the game on the screen is counted together, as the tab remembers it: people look something up, correct an entry on
 * another screen or change the language, and go on where they were. Another game has nothing of it.
 */
import { useCallback, useState } from 'react';
import { forgetShown } from '@/components/home/shown-again';
import { useScreens } from '@/components/shell/screens';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { TOGETHER_SCREEN } from '@/lib/palatinus/enter';
import { useNotebook } from './store';

/** Three lines: the game, the screen on which the count goes on, and how far it is; the last one is empty before it begins. */
const KEY = 'septimontium-count';
/** The game whose result was shown in this tab. */
const SEEN_KEY = 'septimontium-result-seen';

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
  /** Called when the result is shown: nothing is under way from then on. */
  readonly end: () => void;
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
  const isKept = text !== '' && isSameGame(game, name);
  const end = useCallback((): void => {
    writeInTab(SEEN_KEY, name);
    if (isKept) keep('', '');
  }, [name, isKept, keep]);
  return { furthest: isKept ? furthest : '', keep, end };
}

/** For a game whose last inhabitant has just been placed: until somebody has seen its result, Home does not tell it. */
export function keepUncounted(name: string): void {
  const [game = '', wayOn] = readInTab(KEY).split('\n');
  if (wayOn && isSameGame(game, name)) return;
  writeInTab(KEY, [name, TOGETHER_SCREEN, ''].join('\n'));
  forgetShown();
}

/** The screen on which the count of the game on the screen goes on, or begins; undefined where its result was seen, or it is not whole yet. */
export function useWayOn(): string | undefined {
  const { ready } = useNotebook();
  const wayOn = useWayOnOf(useGameName());
  return ready ? wayOn : undefined;
}

/** The same for any game of one's own. */
function useWayOnOf(name: string): string | undefined {
  const [text] = useState(() => readInTab(KEY));
  const [game = '', wayOn = ''] = text.split('\n');
  return wayOn !== '' && isSameGame(game, name) ? wayOn : undefined;
}

/** The same, but only as long as nobody has seen the result: who counts it again knows it already. */
export function useWayToResult(name: string): string | undefined {
  const wayOn = useWayOnOf(name);
  const [seen] = useState(() => readInTab(SEEN_KEY));
  return name !== '' && seen === name ? undefined : wayOn;
}
