'use client';

/**
 * What one reads or scrolls to after the rest comes a frame later: on a slow phone half a screen is painted in half the
 * time. Only when it first appears; from then on it changes with everything else.
 */
import { useDeferredValue } from 'react';

type Props = {
  readonly children: React.ReactNode;
  /** Keeps its room until then, where something lies below it. */
  readonly room?: React.ReactNode;
};

export function SecondPaint({ children, room }: Props): React.ReactNode {
  return useDeferredValue(true, false) ? children : room;
}
