'use client';

/** The game on the screen with its count. */
import { useMemo } from 'react';
import { type Game, type Problem, type Result, score, soundGame } from '@/lib/seven-hills';
import { draftOf, type Notebook } from '@/lib/seven-hills/enter';
import { useNotebook } from './store';

export interface CountedGame {
  /** False until it is known what is on the device. */
  readonly ready: boolean;
  readonly notebook: Notebook;
  /** None before it is ready, and while something is missing or wrong. */
  readonly game?: Game;
  /** Of all epochs that have begun. */
  readonly result?: Result;
  readonly problems: readonly Problem[];
}

const NO_PROBLEMS: readonly never[] = [];

export function useGame(): CountedGame {
  const { ready, document: notebook } = useNotebook();
  return useMemo((): CountedGame => {
    if (!ready) return { ready, notebook, problems: NO_PROBLEMS };
    const sound = soundGame(draftOf(notebook));
    if (!sound.ok) return { ready, notebook, problems: sound.problems };
    return { ready, notebook, game: sound.value, result: score(sound.value), problems: NO_PROBLEMS };
  }, [ready, notebook]);
}
