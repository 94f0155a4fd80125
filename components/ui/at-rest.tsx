'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

type Props = {
  readonly children: React.ReactNode;
  /** Keeps its room until then, where something lies below it. */
  readonly room?: React.ReactNode;
};

/** What is there only once the page stands and the browser rests: nobody waits for it, and it makes nobody wait. */
export function AtRest({ children, room }: Props): React.ReactNode {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return isAtRest ? children : room;
}
