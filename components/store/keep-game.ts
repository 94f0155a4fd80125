'use client';

/**
 * Puts games into the archive, one after the other. The script for it comes when the first game makes room, since most
 * visits end before that. What could not be kept stays here, so that it can be tried again, and is said above every screen.
 */
import { useSyncExternalStore } from 'react';
import type { GameDocument } from '@/lib/store';

/** Rejects where the game could not be kept. */
type Keeping = () => Promise<void>;

let lost: readonly Keeping[] = [];
let working: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

function setLost(games: readonly Keeping[]): void {
  lost = games;
  for (const listener of listeners) listener();
}

export function keepGame<D, V>(document: GameDocument<D, V>, content: D, changed: number | undefined): void {
  keep(async () => {
    const { archive, keptGame } = await import('./archive');
    await archive().put([keptGame(document, content, changed)]);
  });
}

function keep(keeping: Keeping): void {
  working = working.then(keeping).catch(() => setLost([...lost, keeping]));
}

/** Resolves when nothing is on its way to the archive any more. */
export function allKept(): Promise<void> {
  return working;
}

/** How many games made room and could not be put into the archive. */
export function useLostGames(): number {
  return useSyncExternalStore(subscribe, countLost, countLost);
}

export function keepLostGames(): void {
  const again = lost;
  setLost([]);
  for (const keeping of again) keep(keeping);
}

const countLost = (): number => lost.length;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
