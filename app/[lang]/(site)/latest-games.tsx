'use client';

import { LatestGames } from '@/components/archive/latest-games';
import { palatinusKeptView } from '@/components/palatinus/kept-game';
import { sevenHillsKeptView } from '@/components/seven-hills/kept-game';

const VIEWS = [palatinusKeptView, sevenHillsKeptView] as const;

/** The latest games of this house, on the first page. */
export function LatestOnHome(): React.ReactNode {
  return <LatestGames views={VIEWS} />;
}
