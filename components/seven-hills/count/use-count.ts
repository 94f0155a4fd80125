'use client';

/** The game on the screen, counted, with what looks like a slip in it. */
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
  /** Whether it came as a link, and is nobody's to change here. */
  readonly isShared: boolean;
}

/** Whether this is where the winners are named: the last track, once people have asked for it. */
export function isAtEnd({ result, table }: Count, { epoch, step }: Pick<Walk, 'epoch' | 'step'>): boolean {
  return table.isOver === true && step.part === 'track' && epoch === result.epochs.length;
}

export interface CountInView {
  /** False until it is known what is on the device. */
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
