'use client';

/**
 * The screen of a game that was shown last in this tab since Home, for pages that lead back to it. It is not part of their
 * addresses, because a shared game is nobody's business but the browser's: an address is sent to the server.
 */
import { useSyncExternalStore } from 'react';

export interface LastScreen {
  /** As `goTo` takes it: `score?step=C-b`. */
  readonly here: string;
  /** The shared game and what is tried in a game, with the `#`; empty where there is neither. */
  readonly hash: string;
}

const keyFor = (game: string): string => `septimontium-last-screen-${game}`;

export function rememberScreen(game: string, { here, hash }: LastScreen): void {
  try {
    window.sessionStorage.setItem(keyFor(game), here + hash);
  } catch {
    // Without storage there is no such way back; the browser's own still works.
  }
}

/** For Home, where a visit to a game ends. */
export function forgetScreen(game: string): void {
  try {
    window.sessionStorage.removeItem(keyFor(game));
  } catch {
    // Without storage nothing was remembered.
  }
}

function readScreen(game: string): string {
  try {
    return window.sessionStorage.getItem(keyFor(game)) ?? '';
  } catch {
    return '';
  }
}

const NEVER_CHANGES = (): (() => void) => () => undefined;

/** Undefined on the server, and where none was shown in this tab since Home. */
export function useLastScreen(game: string): LastScreen | undefined {
  const text = useSyncExternalStore(
    NEVER_CHANGES,
    () => readScreen(game),
    () => '',
  );
  const [here = '', ...hash] = text.split(/(?=#)/);
  return text === '' ? undefined : { here, hash: hash.join('') };
}
