'use client';

import { makeShareButton } from '@/components/transfer/share-button';
import type { Game, Result } from '@/lib/seven-hills';

export const ShareGame = makeShareButton<{ readonly game: Game; readonly result: Result }>(
  async () => (await import('./share-panel')).SharePanel,
);
