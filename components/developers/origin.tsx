'use client';

import { useFromBrowser } from '@/components/ui/use-from-browser';

/** The address of this server, so that a command can be copied; without script, the one that `npm start` prints. */
export function Origin(): React.ReactNode {
  return useFromBrowser(() => window.location.origin, 'http://localhost:3000');
}
