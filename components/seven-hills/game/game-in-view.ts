'use client';

/** The current game: the reader's own, or one shared by link. This is decided only here. */
import { useMemo } from 'react';
import { useScreens } from '@/components/shell/screens';
import { readShareLink } from '@/lib/games';
import type { AnyProblem } from '@/lib/i18n';
import { NOTATION_MARK, parseNotation, score } from '@/lib/seven-hills';
import { EMPTY_NOTEBOOK, openGame } from '@/lib/seven-hills/enter';
import { type CountedGame, useGame } from './use-game';

export interface GameInView extends CountedGame {
  /** If so, the notebook is made from the link and cannot be edited. */
  readonly isShared: boolean;
  /** What is wrong with the link. */
  readonly refused: readonly AnyProblem[];
}

const NOTATION = { mark: NOTATION_MARK, parse: parseNotation };
const NO_PROBLEMS: readonly never[] = [];

export function useGameInView(): GameInView {
  const own = useGame();
  const { shared } = useScreens();
  const linked = useMemo((): GameInView | undefined => {
    const read = readShareLink(NOTATION, shared);
    if (!read) return undefined;
    const none = { isShared: true, ready: true, notebook: EMPTY_NOTEBOOK, problems: NO_PROBLEMS };
    if (!read.ok) return { ...none, refused: read.problems };
    const game = read.value;
    const notebook = openGame(EMPTY_NOTEBOOK, game);
    return { ...none, notebook, game, result: score(game), refused: NO_PROBLEMS };
  }, [shared]);
  return linked ?? { ...own, isShared: false, refused: NO_PROBLEMS };
}
