'use client';

import { GamePlaceholder, type OnHomeProps } from '@/components/home/game-on-home';
import { HomeGames } from '@/components/home/home-games';
import { OtherWays } from '@/components/palatinus/home/other-ways';
import { PalatinusOnHome } from '@/components/palatinus/home/palatinus-on-home';
import { AtRest } from '@/components/ui/at-rest';
import { preloadable } from '@/components/ui/preloadable';
import { KEYS } from '@/lib/files';

/** Its script is loaded late: most readers have no such game, and Home does not wait to find out. */
const SevenHillsOnHome = preloadable<OnHomeProps>(
  async () => (await import('@/components/seven-hills/home/seven-hills-on-home')).SevenHillsOnHome,
  GamePlaceholder,
);

/** Its script is loaded last: it counts and draws, and reads the archive. */
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
  /** The example's notation, passed by the page, because making it here would add its module to this script. */
  readonly example: string;
};

/** The games on the home page. */
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
