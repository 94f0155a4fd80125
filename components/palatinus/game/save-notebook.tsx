'use client';

/** Saves the notebook as a file, wherever a page has failed: it may be nowhere but in this tab. */
import { GameStoreProvider } from '@/components/store/game-store';
import { SaveEverything } from '@/components/store/save-everything';
import { palatinusStore } from './store';

export function SaveNotebook(): React.ReactNode {
  return (
    <GameStoreProvider of={palatinusStore}>
      <SaveEverything />
    </GameStoreProvider>
  );
}
