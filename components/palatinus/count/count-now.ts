'use client';

/**
 * The table on the screen, counted: one's own, or one that somebody sent. It is counted anew whenever it changes, in less
 * time than a frame takes, so nothing of the count is kept.
 */
import { use, useLayoutEffect, useMemo, useState } from 'react';
import { Held, useKept } from '@/components/store/kept';
import { type SharedGame, useSharedGame } from '@/components/transfer/use-shared-game';
import {
  type CountStep,
  countSteps,
  type Game,
  type HillPositions,
  type Problem,
  positions,
  type Result,
  score,
  soundGame,
} from '@/lib/palatinus';
import { draftOf, type Notebook } from '@/lib/palatinus/enter';

export interface Counted {
  readonly game: Game;
  readonly result: Result;
  readonly positions: readonly HillPositions[];
  readonly steps: readonly CountStep[];
  /** Of one's own table: what somebody else sent cannot be corrected here. */
  readonly notebook: Notebook | undefined;
}

export interface CountNow {
  readonly shared: SharedGame;
  /** Undefined until it is known, and where there is none. */
  readonly counted: Counted | undefined;
  /** What one's own table lacks. */
  readonly problems: readonly Problem[];
  readonly turned: number;
}

const NO_PROBLEMS: readonly Problem[] = [];

export function useCount(): CountNow {
  const { ready, notebook, turned } = useKept();
  const shared = useSharedGame();
  const sent = shared.status === 'read' ? shared.game : undefined;
  const isMine = useIsHere() && ready && shared.status === 'none';
  const count = useMemo(() => {
    if (sent) return { counted: countedOf(sent), problems: NO_PROBLEMS };
    if (!isMine) return { counted: undefined, problems: NO_PROBLEMS };
    const sound = soundGame(draftOf(notebook));
    return sound.ok
      ? { counted: countedOf(sound.value, notebook), problems: NO_PROBLEMS }
      : { counted: undefined, problems: sound.problems };
  }, [sent, isMine, notebook]);
  return { ...count, shared, turned: sent ? 0 : turned };
}

/**
 * Whether the empty screen is there, which it is before anything is painted. What comes after it is drawn in one go, and
 * not in slices with pauses in between, as what comes with a change of pages is; unless nobody waits for it.
 */
function useIsHere(): boolean {
  const [isHere, setHere] = useState(use(Held) !== undefined);
  useLayoutEffect(() => setHere(true), []);
  return isHere;
}

function countedOf(game: Game, notebook?: Notebook): Counted {
  const result = score(game);
  return { game, result, positions: positions(game), steps: countSteps(result), notebook };
}
