'use client';

import { useScreens } from '@/components/shell/screens';
import { SharedGame } from '@/components/transfer/shared-game';
import { useSay } from '@/components/ui/speech';
import { playerName } from '@/lib/i18n';
import { type Game, isExampleLine } from '@/lib/palatinus';
import { isBegun, nextScreen } from '@/lib/palatinus/enter';
import { useGameInView } from './game-in-view';
import { keepGame } from './keep-game';
import { useNotebook } from './store';

/**
 * Shown above a shared game, or above a broken link to one; after the game was saved, it says that it is now the
 * reader's own.
 */
export function SharedNotice(): React.ReactNode {
  const say = useSay<'words'>();
  const { screen, shared } = useScreens();
  const { isShared, game, refused } = useGameInView();
  const { ready, document } = useNotebook();
  const isExample = isExampleLine(shared.slice(1));
  return (
    <SharedGame
      isShared={isShared}
      who={game?.players.map((player) => playerName(say, player))}
      refused={refused}
      isExample={isExample}
      mine={ready ? document : undefined}
      isBegun={isBegun}
      goesOnAt={(mine) =>
        screen !== 'rulings' && nextScreen(mine) !== 'score' ? nextScreen(mine) : undefined
      }
      keep={() => keepGame(game as Game, isExample)} // only called if there is a game
    />
  );
}
