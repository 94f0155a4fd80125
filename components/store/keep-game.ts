'use client';

/**
 * Puts games into the archive, one after the other. The archive's script is loaded when the first game is replaced,
 * because most visits end before that. What could not be archived stays here so that it can be tried again, and every
 * screen shows a notice.
 */
import { useSyncExternalStore } from 'react';
import type { GameToPut } from '@/lib/archive';
import { type GameDocument, idOfGame, textOfGame } from '@/lib/store';

interface GameToKeep {
  /** The game's part of its addresses: `palatinus`. */
  readonly game: string;
  /** For a file of its own, if the archive's script cannot be loaded. */
  readonly savedText: () => string;
  readonly toPut: () => Promise<GameToPut>;
  readonly waitingUnder: string;
}

/**
 * The prefix of the localStorage keys under which games wait until they are archived. Writing there is synchronous;
 * archiving is not: its script may still have to be loaded, and the page may be left meanwhile.
 */
const WAITING = 'septimontium-waiting.';

function wait(under: string, text: string): void {
  try {
    window.localStorage.setItem(under, text);
  } catch {
    // There is no room, or storage is forbidden. Archiving is tried all the same, and undo still has the game.
  }
}

/** Unless a later state of the same game waits there now. */
function stopWaiting(under: string, text: string): void {
  try {
    if (window.localStorage.getItem(under) === text) window.localStorage.removeItem(under);
  } catch {
    // Then nothing waits there.
  }
}

function waitingGames(): readonly { readonly under: string; readonly text: string }[] {
  try {
    const { localStorage } = window;
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(WAITING))
      .map((under) => ({ under, text: localStorage.getItem(under) ?? '' }))
      .filter(({ text }) => text !== '');
  } catch {
    return [];
  }
}

let lost: readonly GameToKeep[] = [];
let working: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

function setLost(games: readonly GameToKeep[]): void {
  lost = games;
  for (const listener of listeners) listener();
}

export function keepGame<D, V>(document: GameDocument<D, V>, content: D, changed: number | undefined): void {
  const waitingUnder = WAITING + idOfGame(document, content, changed);
  wait(waitingUnder, textOfGame(document, content, changed));
  keep({
    game: document.game,
    waitingUnder,
    savedText: () => textOfGame(document, content, changed),
    toPut: async () => (await import('./archive')).keptGame(document, content, changed),
  });
}

/** `isLate`: a second try. Meanwhile the game may have been brought back, changed and archived again. */
function keep(game: GameToKeep, isLate = false): void {
  const put = async (): Promise<void> => {
    const { archive } = await import('./archive');
    await archive().put([{ ...(await game.toPut()), isLate }]);
    stopWaiting(game.waitingUnder, game.savedText());
  };
  working = working.then(put).catch(() => setLost([...lost, game]));
}

/** Resolves when no game is on its way to the archive any more, including games left waiting by earlier pages. */
export function allKept(): Promise<void> {
  working = working.then(keepWaiting).catch(() => undefined);
  return working;
}

async function keepWaiting(): Promise<void> {
  const waiting = waitingGames();
  if (waiting.length === 0) return;
  const { archive, gameOfText } = await import('./archive');
  for (const { under, text } of waiting) {
    const game = gameOfText(under.slice(WAITING.length), text);
    await archive().put([{ ...game, isLate: true }]);
    stopWaiting(under, text);
    const isThis = (one: GameToKeep): boolean => one.waitingUnder === under && one.savedText() === text;
    if (lost.some(isThis)) setLost(lost.filter((one) => !isThis(one)));
  }
}

/** The replaced games that could not be archived; they exist only here. */
export function lostGames(): readonly GameToKeep[] {
  return lost;
}

/** The number of replaced games that could not be archived. */
export function useLostGames(): number {
  return useSyncExternalStore(subscribe, countLost, countLost);
}

export function keepLostGames(): void {
  const again = lost;
  setLost([]);
  for (const game of again) keep(game, true);
}

const countLost = (): number => lost.length;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
