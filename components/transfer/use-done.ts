'use client';

/** A word on what was just done. */
import { useState } from 'react';

export function useDone(): readonly [string, (what: string) => void] {
  const [done, setDone] = useState('');
  // The same words twice would be no change, and so not be said again.
  return [done, (what) => setDone((before) => (before === what ? `${what}\u00a0` : what))];
}
