'use client';

/** What was typed about a game, and what the rules say of it. */
import { useMemo } from 'react';
import { type Game, makeNotation, type Result } from '@/lib/palatinus';
import { type CheckedCount, checkTypedCount, type TypedCount } from '@/lib/palatinus/settle';
import { useTypedCount } from './use-typed-count';

export interface OurCount extends CheckedCount {
  readonly game: Game;
  readonly notation: string;
  readonly result: Result;
  readonly typed: TypedCount;
  readonly type: (next: TypedCount) => void;
}

export function useOurCount(game: Game, result: Result): OurCount {
  const notation = useMemo(() => makeNotation(game), [game]);
  const [typed, type] = useTypedCount(game.players);
  return useMemo(
    () => ({ game, notation, result, typed, type, ...checkTypedCount(game, result, typed) }),
    [game, notation, result, typed, type],
  );
}
