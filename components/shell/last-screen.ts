'use client';

/**
 * The screen of a game that was shown last in this tab since Home, for pages that lead back to it. It is not part of their
 * addresses, because a shared game is nobody's business but the browser's: an address is sent to the server.
 */
import { useSyncExternalStore } from 'react';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';

export interface LastScreen {
  /** As `goTo` takes it: `score?step=C-b`. */
  readonly here: string;
  /** The shared game and what is tried in a game, with the `#`; empty where there is neither. */
  readonly hash: string;
  /** What is remembered with its address, as `setAddress` takes it: no link can take it along. */
  readonly memory: string;
}

const keyFor = (game: string): string => `septimontium-last-screen-${game}`;

export function rememberScreen(game: string, { here, hash, memory }: LastScreen): void {
  writeInTab(keyFor(game), [here + hash, memory].join('\n'));
}

/** For Home, where a visit to a game ends. */
export function forgetScreen(game: string): void {
  writeInTab(keyFor(game), '');
}

function parseScreen(text: string): LastScreen | undefined {
  if (text === '') return undefined;
  const [address = '', memory = ''] = text.split('\n');
  const [here = '', ...hash] = address.split(/(?=#)/);
  return { here, hash: hash.join(''), memory };
}

export function lastScreen(game: string): LastScreen | undefined {
  return parseScreen(readInTab(keyFor(game)));
}

const NEVER_CHANGES = (): (() => void) => () => undefined;

/** Undefined on the server, and where none was shown in this tab since Home. */
export function useLastScreen(game: string): LastScreen | undefined {
  const text = useSyncExternalStore(
    NEVER_CHANGES,
    () => readInTab(keyFor(game)),
    () => '',
  );
  return parseScreen(text);
}
