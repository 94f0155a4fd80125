'use client';

/**
 * Puts games into the archive, one after the other. The script for it comes when the first game makes room, since most
 * visits end before that. What could not be kept stays here, so that it can be tried again, and is said above every screen.
 */
import { useSyncExternalStore } from 'react';
import type { GameToPut } from '@/lib/archive';
import { type GameDocument, makeSaved, nothingSaved } from '@/lib/store';

interface GameToKeep {
  /** As its addresses name it: `palatinus`. */
  readonly game: string;
  /** For a file of its own, where the script of the archive does not come. */
  readonly savedText: () => string;
  readonly toPut: () => Promise<GameToPut>;
}

let lost: readonly GameToKeep[] = [];
let working: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

function setLost(games: readonly GameToKeep[]): void {
  lost = games;
  for (const listener of listeners) listener();
}

export function keepGame<D, V>(document: GameDocument<D, V>, content: D, changed: number | undefined): void {
  keep({
    game: document.game,
    savedText: () => makeSaved(document, { ...nothingSaved(document), document: content, changed }),
    toPut: async () => (await import('./archive')).keptGame(document, content, changed),
  });
}

function keep(game: GameToKeep): void {
  const put = async (): Promise<void> => {
    const { archive } = await import('./archive');
    await archive().put([await game.toPut()]);
  };
  working = working.then(put).catch(() => setLost([...lost, game]));
}

/** Resolves when nothing is on its way to the archive any more. */
export function allKept(): Promise<void> {
  return working;
}

/** The games that made room and could not be put into the archive: they are nowhere but here. */
export function lostGames(): readonly GameToKeep[] {
  return lost;
}

/** How many games made room and could not be put into the archive. */
export function useLostGames(): number {
  return useSyncExternalStore(subscribe, countLost, countLost);
}

export function keepLostGames(): void {
  const again = lost;
  setLost([]);
  for (const game of again) keep(game);
}

const countLost = (): number => lost.length;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
