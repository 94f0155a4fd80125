'use client';

/**
 * The game that another one replaced: a new one, or an old one that was opened to look at it. It is not lost as long
 * as the undo history leads back to it; this module finds it there and brings it back.
 */
import { useMemo } from 'react';
import { dateOf, type GameDocument, type Snapshot, undo } from '@/lib/store';
import type { GameStore } from './game-store';
import { isStepBetweenGames } from './identified-store';

/** A game that was replaced, and when it was last changed, if known. */
export interface LeftGame<D> {
  readonly document: D;
  readonly changed: number | undefined;
}

type Now<D> = Pick<Snapshot<D, unknown>, 'document' | 'history' | 'changed'>;

/** Undefined while a game is on the board, and if there was none before. */
export function gameBefore<D>(now: Now<D>, isBegun: (document: D) => boolean): LeftGame<D> | undefined {
  if (isBegun(now.document)) return undefined;
  let { document, history, changed }: Now<D> = now;
  while (!isBegun(document)) {
    const step = history.past.at(-1);
    if (!step) return undefined;
    ({ document, history } = undo({ document, history }));
    changed = dateOf(step, 'before', changed);
  }
  return { document, changed };
}

/**
 * The unfinished game that was left to look at a finished one. Not if a new game was started or another unfinished
 * one was continued since: then it was left for good.
 */
export function leftUnfinished<D>(
  now: Now<D>,
  { identity }: Pick<GameDocument<D, unknown>, 'identity'>,
  isFinished: (document: D) => boolean,
): LeftGame<D> | undefined {
  let { document, history, changed }: Now<D> = now;
  while (identity?.isBegun(document)) {
    const step = history.past.at(-1);
    if (!step) return undefined;
    const before = undo({ document, history });
    const isOpened = isStepBetweenGames({ identity }, before.document, document);
    if (isOpened && !isFinished(document)) return undefined;
    ({ document, history } = before);
    changed = dateOf(step, 'before', changed);
    if (isOpened && !isFinished(document)) return { document, changed };
  }
  return undefined;
}

export interface GameBefore<D> {
  /** Undefined also until the stored game has been read. */
  readonly useGameBefore: () => LeftGame<D> | undefined;
  /** Undoes the new game and everything that was entered for it. */
  readonly bringGameBack: () => void;
  /** The unfinished game that was left to look at an old one. */
  readonly useLeftGame: () => LeftGame<D> | undefined;
  /** Restores it; the old game goes into the archive in its current state. */
  readonly goOnWithLeftGame: (left: LeftGame<D>) => void;
}

interface Seam<D> {
  readonly document: Pick<GameDocument<D, unknown>, 'identity'>;
  readonly isBegun: (document: D) => boolean;
  readonly isFinished: (document: D) => boolean;
  /** Replaces the reader's game by an archived one. */
  readonly reopen: (mine: D, kept: D) => D;
}

export function makeGameBefore<D, V>(
  { store, useSnapshot }: GameStore<D, V>,
  { document: game, isBegun, isFinished, reopen }: Seam<D>,
): GameBefore<D> {
  return {
    useGameBefore: () => {
      const { document, history, changed } = useSnapshot();
      return useMemo(() => gameBefore({ document, history, changed }, isBegun), [document, history, changed]);
    },
    bringGameBack: () => {
      while (gameBefore(store().snapshot(), isBegun)) store().undo();
    },
    useLeftGame: () => {
      const { document, history, changed } = useSnapshot();
      return useMemo(
        () => leftUnfinished({ document, history, changed }, game, isFinished),
        [document, history, changed],
      );
    },
    goOnWithLeftGame: (left) => store().open((mine) => reopen(mine, left.document), left.changed),
  };
}
