'use client';

/** The game on the screen, counted, with what looks like a slip in it. */
import { useMemo } from 'react';
import { useGame } from '@/components/seven-hills/game/use-game';
import { type Game, type Problem, type Remark, type Result, remarksOf } from '@/lib/seven-hills';
import type { Table } from '@/lib/seven-hills/enter';

export interface Count {
  readonly game: Game;
  readonly result: Result;
  readonly remarks: readonly Remark[];
  /** What was entered. */
  readonly table: Table;
}

export interface CountInView {
  /** False until it is known what is on the device. */
  readonly ready: boolean;
  readonly count: Count | undefined;
  readonly problems: readonly Problem[];
}

export function useCount(): CountInView {
  const { ready, notebook, game, result, problems } = useGame();
  const count = useMemo(
    () => game && result && { game, result, remarks: remarksOf(game), table: notebook.table },
    [game, result, notebook],
  );
  return { ready, count, problems };
}
