'use client';

import type { Snapshot } from '@/lib/store';
import { GameStoreProvider } from './game-store';
import { LateStoreNotices } from './late-store-notices';

type Props = {
  readonly games: readonly {
    readonly of: React.ComponentProps<typeof GameStoreProvider>['of'];
    readonly snapshot: Snapshot<unknown, unknown>;
  }[];
};

/** Where several games are shown: what is wrong with what the device remembers. That nothing can be saved is said once. */
export function NoticesOfAll({ games }: Props): React.ReactNode {
  const unsaved = games.find(({ snapshot }) => snapshot.saving !== 'saved');
  return games
    .filter((game) => game === unsaved || game.snapshot.setAside.length > 0)
    .map(({ of }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the games are always the same
      <GameStoreProvider key={index} of={of}>
        <LateStoreNotices />
      </GameStoreProvider>
    ));
}
