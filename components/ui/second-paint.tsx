'use client';

/**
 * Renders content that people read or scroll to later one frame after the rest: on a slow phone half a screen is
 * painted in half the time. Only on the first render; later updates come together with everything else.
 */
import { useDeferredValue } from 'react';

type Props = {
  readonly children: React.ReactNode;
  /** Reserves its room until then, if there is something below it. */
  readonly room?: React.ReactNode;
};

export function SecondPaint({ children, room }: Props): React.ReactNode {
  return useDeferredValue(true, false) ? children : room;
}
