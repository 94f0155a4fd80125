'use client';

/** The current game with its count. */
import { useMemo } from 'react';
import { type Game, type Problem, type Result, score, soundGame } from '@/lib/seven-hills';
import { draftOf, type Notebook } from '@/lib/seven-hills/enter';
import { useNotebook } from './store';

export interface CountedGame {
  /** False until the stored game has been read. */
  readonly ready: boolean;
  readonly notebook: Notebook;
  /** Undefined before that, and while something is missing or wrong. */
  readonly game?: Game;
  /** The result of all epochs that have begun. */
  readonly result?: Result;
  readonly problems: readonly Problem[];
}

const NO_PROBLEMS: readonly never[] = [];

type Counted = Pick<CountedGame, 'game' | 'result' | 'problems'>;

/** Several parts of a screen need the count after every tap; it is computed once. */
const counts = new WeakMap<Notebook, Counted>();

/** The count of a notebook. */
export function countedOf(notebook: Notebook): Counted {
  const known = counts.get(notebook);
  if (known) return known;
  const sound = soundGame(draftOf(notebook));
  const counted: Counted = sound.ok
    ? { game: sound.value, result: score(sound.value), problems: NO_PROBLEMS }
    : { problems: sound.problems };
  counts.set(notebook, counted);
  return counted;
}

export function useGame(): CountedGame {
  const { ready, document: notebook } = useNotebook();
  return useMemo(
    (): CountedGame => ({ ready, notebook, ...(ready ? countedOf(notebook) : { problems: NO_PROBLEMS }) }),
    [ready, notebook],
  );
}
