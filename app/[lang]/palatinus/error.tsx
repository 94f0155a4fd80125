'use client';

import { palatinusStore } from '@/components/palatinus/game/store';
import { Broken } from '@/components/shell/broken';
import { GameStoreProvider } from '@/components/store/game-store';
import { SaveEverything } from '@/components/store/save-everything';

type Props = { readonly reset: () => void; readonly retry: () => void };

/** In place of a screen that has failed: what was entered may be nowhere but in this tab, and can be saved. */
export default function PalatinusError(props: Props): React.ReactNode {
  return (
    <GameStoreProvider of={palatinusStore}>
      <Broken {...props} save={<SaveEverything />} />
    </GameStoreProvider>
  );
}
