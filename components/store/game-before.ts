'use client';

/** The game that a new one has replaced. It is not lost as long as undo leads back to it; here it is found and brought back. */
import { useMemo } from 'react';
import { type Revision, undo } from '@/lib/store';
import type { GameStore } from './game-store';

/** Undefined while a game is on the board, and where there was none before. */
export function gameBefore<D>(
  { document, history }: Revision<D>,
  isBegun: (document: D) => boolean,
): D | undefined {
  if (isBegun(document)) return undefined;
  let earlier = { document, history };
  while (!isBegun(earlier.document) && earlier.history.past.length > 0) earlier = undo(earlier);
  return isBegun(earlier.document) ? earlier.document : undefined;
}

export interface GameBefore<D> {
  /** Undefined until the device has been read, too. */
  readonly useGameBefore: () => D | undefined;
  /** Undoes the new game, with whatever was set for it since. */
  readonly bringGameBack: () => void;
}

export function makeGameBefore<D, V>(
  { store, useSnapshot }: GameStore<D, V>,
  isBegun: (document: D) => boolean,
): GameBefore<D> {
  return {
    useGameBefore: () => {
      const { document, history } = useSnapshot();
      return useMemo(() => gameBefore({ document, history }, isBegun), [document, history]);
    },
    bringGameBack: () => {
      while (gameBefore(store().snapshot(), isBegun)) store().undo();
    },
  };
}
