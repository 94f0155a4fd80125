'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** What is there only once the page stands and the browser rests: nobody waits for it, and it makes nobody wait. */
export function AtRest({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return isAtRest && children;
}
