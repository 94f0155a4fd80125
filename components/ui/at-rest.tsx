'use client';

import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Renders its children only once the page is loaded and the browser is idle: for what nobody waits for. */
export function AtRest({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return isAtRest && children;
}
