'use client';

/** The game on the screen: one's own, or the one that somebody shared as a link. Decided here and nowhere else. */
import { useMemo } from 'react';
import { useScreens } from '@/components/shell/screens';
import { readShareLink } from '@/lib/games';
import type { AnyProblem } from '@/lib/i18n';
import { type Game, NOTATION_MARK, type Problem, parseNotation, soundGame } from '@/lib/palatinus';
import { draftOf, type Notebook, openGame } from '@/lib/palatinus/enter';
import { useNotebook } from './store';

export interface GameInView {
  readonly isShared: boolean;
  /** False until it is known what is on the device. */
  readonly ready: boolean;
  /** None before it is ready, and where there is none. */
  readonly game?: Game;
  /** What one's own game lacks. */
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

/** The notebook of that game: of a shared one, as if it had been opened. */
export function useNotebookInView(): Notebook {
  const { document: notebook } = useNotebook();
  const { isShared, game } = useGameInView();
  return useMemo(() => (isShared && game ? openGame(notebook, game) : notebook), [isShared, notebook, game]);
}

type Asked = { readonly shared: string; readonly ready: boolean; readonly notebook: Notebook };

/** The latest answer: several parts of a screen ask, and so does the next screen, but one check of the game is enough. */
let latest: (Asked & { readonly game: GameInView }) | undefined;

function readGame(shared: string, ready: boolean, notebook: Notebook): GameInView {
  const none = { isShared: shared !== '', ready: true, missing: NO_PROBLEMS, refused: NO_PROBLEMS };
  const read = readShareLink(NOTATION, shared);
  if (read) return read.ok ? { ...none, game: read.value } : { ...none, refused: read.problems };
  if (!ready) return { ...none, ready };
  const sound = soundGame(draftOf(notebook));
  return sound.ok ? { ...none, game: sound.value } : { ...none, missing: sound.problems };
}
