'use client';

import { useSyncExternalStore } from 'react';

/** The address of this server, so that a command can be copied as it stands; without script, the one `npm start` prints. */
export function Origin(): React.ReactNode {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => 'http://localhost:3000',
  );
}
