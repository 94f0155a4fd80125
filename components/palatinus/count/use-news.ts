'use client';

/**
 * The game before its latest change, if it was changed on another screen of this tab (a tile, an inhabitant or an answer was
 * corrected) or by an undo here. It is news until people go on. What a correction in a story changes is said in the story.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { gameCountedLast, rememberCounted } from '@/components/palatinus/game/count-under-way';
import { useGameName } from '@/components/palatinus/game/game-name';
import { type Game, isNews } from '@/lib/palatinus';

interface Change {
  readonly before: Game;
  /** Undefined until an undo has taken effect. */
  readonly after?: Game;
  /** What was shown of the count then. */
  readonly moment?: string;
}

interface NewsOfGame {
  /** The game before the change; undefined if there is no news. */
  readonly before: Game | undefined;
  /** For after an undo or a redo: `game` is still the one before it then. */
  readonly onStep: () => void;
}

/** `moment` says what is shown of the count. */
export function useNews(game: Game | undefined, moment: string): NewsOfGame {
  const name = useGameName();
  const hasArrived = useRef(false);
  const [change, setChange] = useState<Change>();
  if (game && change && !change.after && game !== change.before)
    setChange(isNews(change.before, game) ? { ...change, after: game, moment } : undefined);
  if (change?.after && (change.after !== game || change.moment !== moment)) setChange(undefined);
  const onShown = useEffectEvent((shown: Game) => {
    const before = hasArrived.current ? undefined : gameCountedLast(name);
    hasArrived.current = true;
    if (before && isNews(before, shown)) setChange({ before, after: shown, moment });
    rememberCounted(name, shown);
  });
  useEffect(() => {
    if (game) onShown(game);
  }, [game]);
  return {
    before: change?.after && change.after === game && change.moment === moment ? change.before : undefined,
    onStep: () => game && setChange({ before: game }),
  };
}
