'use client';

/** The current game with its count and likely mistakes. */
import { useMemo } from 'react';
import { useGameInView } from '@/components/seven-hills/game/game-in-view';
import { type Game, type Problem, type Remark, type Result, remarksOf } from '@/lib/seven-hills';
import type { Table } from '@/lib/seven-hills/enter';
import type { Walk } from './use-walk';

export interface Count {
  readonly game: Game;
  readonly result: Result;
  readonly remarks: readonly Remark[];
  /** What was entered. */
  readonly table: Table;
  /** Whether it came by link and cannot be changed here. */
  readonly isShared: boolean;
}

/** Whether the winners are named here: on the last track, once people have asked for them. */
export function isAtEnd({ result, table }: Count, { epoch, step }: Pick<Walk, 'epoch' | 'step'>): boolean {
  return table.isOver === true && step.part === 'track' && epoch === result.epochs.length;
}

export interface CountInView {
  /** False until the stored game has been read. */
  readonly ready: boolean;
  readonly count: Count | undefined;
  readonly problems: readonly Problem[];
}

export function useCount(): CountInView {
  const { ready, isShared, notebook, game, result, problems } = useGameInView();
  const count = useMemo(
    () => game && result && { game, result, remarks: remarksOf(game), table: notebook.table, isShared },
    [game, result, notebook, isShared],
  );
  return { ready, count, problems };
}
