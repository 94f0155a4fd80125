'use client';

import { useScreens } from '@/components/shell/screens';
import { keepGame, SharedGame } from '@/components/transfer/shared-game';
import { useSay } from '@/components/ui/speech';
import { sevenPlayerName } from '@/lib/i18n';
import type { Game } from '@/lib/seven-hills';
import { isBegun, nextScreen, openGame } from '@/lib/seven-hills/enter';
import { useGameInView } from './game-in-view';
import { notebookStore, useNotebook } from './store';

/**
 * Shown above a shared game, or above a broken link to one; after the game was saved, it says that it is now the
 * reader's own.
 */
export function SharedNotice(): React.ReactNode {
  const say = useSay<'words'>();
  const { screen } = useScreens();
  const { isShared, game, refused } = useGameInView();
  const { ready, document } = useNotebook();
  return (
    <SharedGame
      isShared={isShared}
      who={game?.players.map((player) => sevenPlayerName(say, player))}
      refused={refused}
      mine={ready ? document : undefined}
      isBegun={isBegun}
      goesOnAt={(mine) => (screen === 'rulings' ? undefined : nextScreen(mine))}
      // Only called if there is a game.
      keep={() => keepGame(notebookStore(), isBegun, (mine) => openGame(mine, game as Game))}
    />
  );
}
