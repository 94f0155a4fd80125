'use client';

import { HomeGames } from '@/components/home/home-games';
import { palatinusStore } from '@/components/palatinus/game/store';
import { OtherWays } from '@/components/palatinus/home/other-ways';
import { usePalatinusHome } from '@/components/palatinus/home/use-home';
import { sevenHillsStore } from '@/components/seven-hills/game/store';
import { useSevenHillsHome } from '@/components/seven-hills/home/use-home';
import { NoticesOfAll } from '@/components/store/notices-of-all';

type Props = {
  readonly intro: React.ReactNode;
  /** The example's line of notation, from the page: this script would have to bring its reader along. */
  readonly example: string;
};

/** The games of this house on the first page. */
export function StartView({ intro, example }: Props): React.ReactNode {
  const games = [usePalatinusHome(), useSevenHillsHome()] as const;
  return (
    <>
      <NoticesOfAll
        games={[
          { of: palatinusStore, snapshot: palatinusStore.useSnapshot() },
          { of: sevenHillsStore, snapshot: sevenHillsStore.useSnapshot() },
        ]}
      />
      <HomeGames games={games} intro={intro}>
        <OtherWays example={example} />
      </HomeGames>
    </>
  );
}
