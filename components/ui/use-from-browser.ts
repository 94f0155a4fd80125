'use client';

import { useSyncExternalStore } from 'react';

const NEVER_CHANGES = (): (() => void) => () => undefined;

/** A text that only the browser knows, read at every render; the server and the first render have the other one. */
export function useFromBrowser(read: () => string, onServer = ''): string {
  return useSyncExternalStore(NEVER_CHANGES, read, () => onServer);
}
