'use client';

import { makeShareButton } from '@/components/transfer/share-button';
import { fetchPalatinus } from '@/lib/i18n';
import type { Game, Result } from '@/lib/palatinus';

export const ShareGame = makeShareButton<{ readonly game: Game; readonly result: Result }>(
  fetchPalatinus,
  async () => (await import('./share-panel')).SharePanel,
);
