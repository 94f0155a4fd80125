'use client';

/**
 * The screen of a game last shown in this tab since Home, for links back to it. Not part of an address, because
 * addresses are sent to the server and a shared game must not be.
 */
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { useFromBrowser } from '@/components/ui/use-from-browser';

export interface LastScreen {
  /** As a target for `goTo`: `score?step=C-b`. */
  readonly here: string;
  /** The shared game and the trial in the address, with the `#`; empty if there is neither. */
  readonly hash: string;
  /** The memory of its history entry, as in `setAddress`; a link cannot contain it. */
  readonly memory: string;
}

const keyFor = (game: string): string => `septimontium-last-screen-${game}`;

export function rememberScreen(game: string, { here, hash, memory }: LastScreen): void {
  writeInTab(keyFor(game), [here + hash, memory].join('\n'));
}

/** For Home, which ends a visit to a game. */
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

/** Undefined on the server, and if no screen was shown in this tab since Home. */
export function useLastScreen(game: string): LastScreen | undefined {
  return parseScreen(useFromBrowser(() => readInTab(keyFor(game))));
}
