'use client';

/**
 * The count before the latest change that was not made in a story: people correct a tile, an inhabitant or an answer on another
 * screen and come back, or they undo something here. It lasts until they go on.
 */
import { useEffect, useState } from 'react';
import { isSameGame, useGameName } from '@/components/palatinus/game/game-name';
import { makeNotation } from '@/lib/palatinus';
import type { Count } from './use-count';

interface Shown {
  readonly name: string;
  readonly notation: string;
  readonly count: Count;
}

/** The count that was on the screen last, also while another screen is shown. */
let latest: Shown | undefined;

interface CountBefore {
  /** Undefined while the latest change is no news. */
  readonly before: Count | undefined;
  /** For when something is undone or redone here. */
  readonly onStep: () => void;
}

interface News {
  readonly before: Count;
  /** What was shown when the change came; undefined until it has come. */
  readonly moment?: string;
}

/** `moment` says what is shown of the count. */
export function useCountBefore(count: Count | undefined, moment: string): CountBefore {
  const name = useGameName();
  const notation = count && makeNotation(count.game);
  const [hasArrived, setArrived] = useState(false);
  const [news, setNews] = useState<News>();
  if (count && !hasArrived) {
    setArrived(true);
    if (latest && isSameGame(latest.name, name) && latest.notation !== notation)
      setNews({ before: latest.count, moment });
  }
  if (count && news && news.moment === undefined && count !== news.before) setNews({ ...news, moment });
  useEffect(() => {
    if (count && notation) latest = { name, notation, count };
  }, [name, notation, count]);
  return {
    before: news?.moment === moment ? news.before : undefined,
    onStep: () => count && setNews({ before: count }),
  };
}
