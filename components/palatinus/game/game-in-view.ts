'use client';

/** The current game: the reader's own, or one shared by link. This is decided only here. */
import { useMemo } from 'react';
import { useScreens } from '@/components/shell/screens';
import { readShareLink } from '@/lib/games';
import type { AnyProblem } from '@/lib/i18n';
import { type Game, NOTATION_MARK, type Problem, parseNotation, soundGame } from '@/lib/palatinus';
import { draftOf, type Notebook, openGame } from '@/lib/palatinus/enter';
import { useNotebook } from './store';

export interface GameInView {
  readonly isShared: boolean;
  /** False until the stored game has been read. */
  readonly ready: boolean;
  /** Undefined before that, and if there is none. */
  readonly game?: Game;
  /** What the reader's own game lacks. */
  readonly missing: readonly Problem[];
  /** What is wrong with the link. */
  readonly refused: readonly AnyProblem[];
}

const NOTATION = { mark: NOTATION_MARK, parse: parseNotation };
const NO_PROBLEMS: readonly never[] = [];

export function useGameInView(): GameInView {
  const { ready, document: notebook } = useNotebook();
  const { shared } = useScreens();
  if (latest?.shared !== shared || latest.ready !== ready || latest.notebook !== notebook)
    latest = { shared, ready, notebook, game: readGame(shared, ready, notebook) };
  return latest.game;
}

/** The notebook of the current game. A shared game gets the notebook it would have if it were opened. */
export function useNotebookInView(): Notebook {
  const { document: notebook } = useNotebook();
  const { isShared, game } = useGameInView();
  return useMemo(() => (isShared && game ? openGame(notebook, game) : notebook), [isShared, notebook, game]);
}

type Asked = { readonly shared: string; readonly ready: boolean; readonly notebook: Notebook };

/**
 * The latest result. Several parts of a screen need it, and so does the next screen, but checking the game once is
 * enough.
 */
let latest: (Asked & { readonly game: GameInView }) | undefined;

function readGame(shared: string, ready: boolean, notebook: Notebook): GameInView {
  const none = { isShared: shared !== '', ready: true, missing: NO_PROBLEMS, refused: NO_PROBLEMS };
  const read = readShareLink(NOTATION, shared);
  if (read) return read.ok ? { ...none, game: read.value } : { ...none, refused: read.problems };
  if (!ready) return { ...none, ready };
  const sound = soundGame(draftOf(notebook));
  return sound.ok ? { ...none, game: sound.value } : { ...none, missing: sound.problems };
}
