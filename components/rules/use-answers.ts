'use client';

/**
 * Picks answers to open questions. In the reader's own game an answer is an edit that can be undone; for a shared
 * game it makes another link to that game, and the reader's own does not change.
 */

import { useState } from 'react';
import { useScreens } from '@/components/shell/screens';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';

type AnyRulings = Readonly<Record<string, string>>;

/** An answer that was picked, and the one before it. */
interface PickedAnswer<R> {
  /**
   * The notation of the shared game with this answer; undefined for the reader's own. The answer does not apply to
   * any other game.
   */
  readonly shared: string | undefined;
  readonly key: keyof R;
  readonly answer: R[keyof R];
  readonly before: R[keyof R];
}

interface Questions<R> {
  /** The answers of the current game; undefined until it has been read, and if there is none. */
  readonly rulings: R | undefined;
  readonly standard: R;
  /** Makes the notation of the shared game with other answers; undefined for the reader's own game. */
  readonly notationWith: ((rulings: R) => string) | undefined;
  readonly change: (key: keyof R, answer: R[keyof R]) => void;
  readonly reset: () => void;
}

interface Answering<R> {
  readonly pick: (key: keyof R, answer: R[keyof R]) => void;
  /** Undefined if all answers are already the default. */
  readonly reset: (() => void) | undefined;
  /** The latest answer, as long as it applies. */
  readonly picked: PickedAnswer<R> | undefined;
}

export function useAnswers<R extends AnyRulings>(questions: Questions<R>): Answering<R> {
  const { rulings, standard, notationWith } = questions;
  const say = useSay<'rulebook'>();
  const { setShared } = useScreens();
  const [latest, setLatest] = useState<PickedAnswer<R>>();
  const shared = rulings && notationWith?.(rulings);
  const isInForce = latest?.shared === shared && latest?.answer === rulings?.[latest?.key ?? ''];

  function pick(key: keyof R, answer: R[keyof R]): void {
    if (!rulings) return;
    const notation = notationWith?.({ ...rulings, [key]: answer });
    if (notation === undefined) questions.change(key, answer);
    else setShared(notation);
    setLatest({ shared: notation, key, answer, before: rulings[key] });
    tick();
  }

  function reset(): void {
    const notation = notationWith?.(standard);
    if (notation === undefined) questions.reset();
    else setShared(notation);
    setLatest(undefined);
    announce(say('rulebook.standardNow'));
  }

  const isStandard = !rulings || Object.entries(standard).every(([key, answer]) => rulings[key] === answer);
  return {
    pick,
    reset: isStandard ? undefined : reset,
    picked: isInForce ? latest : undefined,
  };
}
