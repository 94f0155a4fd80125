'use client';

/**
 * How far a game is counted together, kept in the tab: people look something up, correct an entry on another screen
 * or change the language, and then go on where they were. Also whether the result was shown.
 */
import { useCallback, useMemo, useReducer } from 'react';
import { forgetShown } from '@/components/home/shown-again';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import type { Game } from '@/lib/palatinus';
import { TOGETHER_SCREEN } from '@/lib/palatinus/enter';
import { type Furthest, makeFurthest, parseFurthest } from '@/lib/palatinus/together';
import { isSameGame, isShared, useGameName } from './game-name';
import { useNotebook } from './store';
import { endGuesses, forgetGuesses } from './use-guesses';

/**
 * Three lines: the game, the screen on which its count goes on, and how far it is; the last one is empty before it
 * begins.
 */
const KEY = 'septimontium-count';
/** The same for a shared game, so that viewing one does not lose the count of the reader's own game. */
const SHARED_KEY = 'septimontium-count-shared';
/** The reader's own game whose result was shown. */
const SEEN_KEY = 'septimontium-result-seen';

function keyOf(name: string): string {
  return isShared(name) ? SHARED_KEY : KEY;
}

interface CountUnderWay {
  /** How far it is; undefined if no count is under way. */
  readonly furthest: Furthest | undefined;
  readonly keep: (furthest: Furthest, wayOn: string) => void;
  /** For when the result is shown: it is known from then on, and no count is under way. */
  readonly markResultSeen: () => void;
}

export function useCountUnderWay(): CountUnderWay {
  const name = useGameName();
  const key = keyOf(name);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // Read on every render: a shared game has no name until the address is known.
  const text = readInTab(key);
  const [game = '', , furthestText = ''] = text.split('\n');
  const isKept = text !== '' && isSameGame(game, name);
  const furthest = useMemo(() => (isKept ? parseFurthest(furthestText) : undefined), [isKept, furthestText]);
  const write = useCallback(
    (next: string): void => {
      writeInTab(key, next);
      drawAgain();
    },
    [key],
  );
  const keep = useCallback(
    (to: Furthest, wayOn: string): void => {
      // Home may remember who won, which nobody wants to see before the end.
      forgetShown();
      write([name, wayOn, makeFurthest(to)].join('\n'));
    },
    [name, write],
  );
  const markResultSeen = useCallback((): void => {
    if (name !== '' && !isShared(name)) writeInTab(SEEN_KEY, name);
    if (isKept) write('');
    endGuesses(name);
  }, [name, isKept, write]);
  return { furthest, keep, markResultSeen };
}

/**
 * For the reader's own game whose last inhabitant was just placed: nobody has seen its result, so Home must not
 * reveal it.
 */
export function markUncounted(name: string): void {
  const [game = '', wayOn] = readInTab(KEY).split('\n');
  if (wayOn && isSameGame(game, name)) return;
  writeInTab(KEY, [name, TOGETHER_SCREEN, ''].join('\n'));
  writeInTab(SEEN_KEY, '');
  forgetShown();
}

/** The game whose count was on the screen last, also while another screen is shown. */
let lastCounted: { readonly name: string; readonly game: Game } | undefined;

export function rememberCounted(name: string, game: Game): void {
  lastCounted = { name, game };
}

/** The game as it was when its count was last shown; undefined if another one was counted since, or none. */
export function gameCountedLast(name: string): Game | undefined {
  return lastCounted && isSameGame(lastCounted.name, name) ? lastCounted.game : undefined;
}

/**
 * For a board that was cleared and is set up again: the old count cannot go on, and the guesses were about the old
 * board.
 */
export function forgetCount(name: string): void {
  const [game = ''] = readInTab(KEY).split('\n');
  if (isSameGame(game, name)) writeInTab(KEY, '');
  forgetGuesses(name);
  lastCounted = undefined;
}

interface WayOn {
  /** The screen on which the count goes on, or begins. */
  readonly to: string;
  /** The letter of the hill at which it goes on; undefined before it begins. */
  readonly hill: string | undefined;
}

/** Where the count of the current game goes on; undefined if this tab knows of none. */
export function useWayOn(): WayOn | undefined {
  const { ready } = useNotebook();
  const wayOn = wayOnOf(useGameName());
  return ready ? wayOn : undefined;
}

function wayOnOf(name: string): WayOn | undefined {
  const text = readInTab(keyOf(name));
  const [game = '', to = '', furthest = ''] = text.split('\n');
  return to !== '' && isSameGame(game, name) ? { to, hill: parseFurthest(furthest)?.step[0] } : undefined;
}

/** The same for any game, but only until its result was shown: in a second count it is known already. */
export function wayToResultOf(name: string): WayOn | undefined {
  const wayOn = wayOnOf(name);
  const seen = readInTab(SEEN_KEY);
  return seen !== '' && seen === name ? undefined : wayOn;
}
