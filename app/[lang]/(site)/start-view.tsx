'use client';

import { GamePlaceholder, type OnHomeProps } from '@/components/home/game-on-home';
import { HomeGames } from '@/components/home/home-games';
import { OtherWays } from '@/components/palatinus/home/other-ways';
import { PalatinusOnHome } from '@/components/palatinus/home/palatinus-on-home';
import { AtRest } from '@/components/ui/at-rest';
import { preloadable } from '@/components/ui/preloadable';
import { KEYS } from '@/lib/files';

/** Its script comes late: most people have no game of it, and Home need not wait for whether they do. */
const SevenHillsOnHome = preloadable<OnHomeProps>(
  async () => (await import('@/components/seven-hills/home/seven-hills-on-home')).SevenHillsOnHome,
  GamePlaceholder,
);

/** Its script comes last: it counts and draws, and reads the archive. */
const LatestOnHome = preloadable(
  async () => (await import('./latest-games')).LatestOnHome,
  () => null,
);

const GAMES = [
  { key: KEYS.palatinus, OnHome: PalatinusOnHome },
  { key: KEYS.sevenHills, OnHome: SevenHillsOnHome },
] as const;

type Props = {
  readonly intro: React.ReactNode;
  /** The example's line of notation, from the page: this script would have to bring its reader along. */
  readonly example: string;
};

/** The games of this house on the first page. */
export function StartView({ intro, example }: Props): React.ReactNode {
  return (
    <HomeGames games={GAMES} intro={intro}>
      <OtherWays example={example} />
    </HomeGames>
  );
}

export function LatestView(): React.ReactNode {
  return (
    <AtRest>
      <LatestOnHome />
    </AtRest>
  );
}
