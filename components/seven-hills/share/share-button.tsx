'use client';

import { makeShareButton } from '@/components/transfer/share-button';
import { fetchSevenHills } from '@/lib/i18n';
import type { Game, Result } from '@/lib/seven-hills';

export const ShareGame = makeShareButton<{ readonly game: Game; readonly result: Result }>(
  fetchSevenHills,
  async () => (await import('./share-panel')).SharePanel,
);
