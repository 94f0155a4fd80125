'use client';

/** The count goes on by itself, step after step, until the end or until somebody touches anything else. */
import { useEffect, useState } from 'react';

/** Marks what may be pressed without stopping it. */
export const KEEPS_PLAYING = 'data-keeps-playing';

export interface Autoplay {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/** `goOn` is a step further, if there is one; `afterMs` is undefined while something else has to end first. */
export function useAutoplay(goOn: (() => void) | undefined, afterMs: number | undefined): Autoplay {
  const [isPlaying, setPlaying] = useState(false);
  const isOn = isPlaying && goOn !== undefined;

  useEffect(() => {
    if (!isPlaying || afterMs === undefined) return;
    if (!goOn) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(goOn, afterMs);
    return () => clearTimeout(timer);
  }, [isPlaying, goOn, afterMs]);

  useEffect(() => {
    if (!isOn) return;
    function stop({ target }: Event): void {
      if (target instanceof Element && target.closest(`[${KEEPS_PLAYING}]`)) return;
      setPlaying(false);
    }
    const events = ['pointerdown', 'keydown', 'visibilitychange'] as const;
    for (const event of events) document.addEventListener(event, stop, true);
    return () => {
      for (const event of events) document.removeEventListener(event, stop, true);
    };
  }, [isOn]);

  return { isPlaying: isOn, toggle: () => setPlaying(!isPlaying) };
}
