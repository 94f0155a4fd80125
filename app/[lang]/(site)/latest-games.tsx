'use client';

import { LatestGames } from '@/components/archive/latest-games';
import { KEPT_VIEWS } from '../kept-views';

/** The latest kept games, on Home. */
export function LatestOnHome(): React.ReactNode {
  return <LatestGames views={KEPT_VIEWS} />;
}
