'use client';

/**
 * The game that another one has replaced: a new one, or an old one that somebody opened to look at it. It is not lost as long
 * as the steps that can be undone lead back to it; here it is found and brought back.
 */
import { useMemo } from 'react';
import { dateOf, type GameDocument, type Snapshot, undo } from '@/lib/store';
import type { GameStore } from './game-store';
import { isStepBetweenGames } from './identified-store';

/** A game that was replaced, with when it was last changed, if that is known. */
export interface LeftGame<D> {
  readonly document: D;
  readonly changed: number | undefined;
}

type Now<D> = Pick<Snapshot<D, unknown>, 'document' | 'history' | 'changed'>;

/** Undefined while a game is on the board, and where there was none before. */
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
 * The unfinished game that was left to look at one that was finished already. Whoever starts a new game, or goes on with
 * another unfinished one, has left it for good.
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
  /** Undefined until the device has been read, too. */
  readonly useGameBefore: () => LeftGame<D> | undefined;
  /** Undoes the new game, with whatever was set for it since. */
  readonly bringGameBack: () => void;
  /** The unfinished game that was left to look at an old one. */
  readonly useLeftGame: () => LeftGame<D> | undefined;
  /** Puts it back in place of the old one, which goes into the archive as it is now. */
  readonly goOnWithLeftGame: (left: LeftGame<D>) => void;
}

interface Seam<D> {
  readonly document: Pick<GameDocument<D, unknown>, 'identity'>;
  readonly isBegun: (document: D) => boolean;
  readonly isFinished: (document: D) => boolean;
  /** A kept game in place of mine. */
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
