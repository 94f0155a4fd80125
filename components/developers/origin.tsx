'use client';

import { useSyncExternalStore } from 'react';

/** The address of this server, so that a command can be copied; without script, the one that `npm start` prints. */
export function Origin(): React.ReactNode {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => 'http://localhost:3000',
  );
}
