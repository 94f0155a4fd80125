'use client';

/** The current game and its count. Counting takes less than a frame, so it is done again after every change. */
import { useMemo } from 'react';
import { type GameInView, useGameInView } from '@/components/palatinus/game/game-in-view';
import {
  type CountStep,
  countSteps,
  type Game,
  type HillPositions,
  positions,
  type Result,
  score,
} from '@/lib/palatinus';

export interface Count {
  readonly game: Game;
  readonly result: Result;
  readonly positions: readonly HillPositions[];
  readonly steps: readonly CountStep[];
}

export function useCount(): GameInView & { readonly count: Count | undefined } {
  const inView = useGameInView();
  const { game } = inView;
  const count = useMemo(() => game && countOf(game), [game]);
  return { ...inView, count };
}

function countOf(game: Game): Count {
  const result = score(game);
  return { game, result, positions: positions(game), steps: countSteps(result) };
}
