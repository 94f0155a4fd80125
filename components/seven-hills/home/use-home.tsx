'use client';

import { useEffect } from 'react';
import { GameCard } from '@/components/home/game-card';
import type { HomeGame } from '@/components/home/home-games';
import {
  bringGameBack,
  NEW_GAME_SCREEN,
  startNewGame,
  useGameBefore,
  useNotebook,
} from '@/components/seven-hills/game/store';
import { forgetScreen } from '@/components/shell/last-screen';
import { useLanguage, useSay } from '@/components/ui/speech';
import { epochNumeral, sevenPlayerName } from '@/lib/i18n';
import { isBegun, type Notebook, nextScreen } from '@/lib/seven-hills/enter';
import { ResultTitle, SmallMap } from './late-card-parts';

/** Seven Hills on Home: the open game, or the one before as long as nothing of the new one has been entered. */
export function useSevenHillsHome(): HomeGame {
  const say = useSay<'start'>();
  const base = `/${useLanguage()}/seven-hills`;
  const { ready, document: notebook, changed } = useNotebook();
  const before = useGameBefore();
  const isOpen = isBegun(notebook);
  useEffect(() => forgetScreen('seven-hills'), []);
  return {
    game: 'seven-hills',
    ready,
    changed,
    card: isOpen ? (
      <SevenHillsCard notebook={notebook} changed={changed} />
    ) : (
      before && <SevenHillsCard notebook={before} label={say('start.before')} onOpen={bringGameBack} />
    ),
    score: {
      href: `${base}/${isOpen ? NEW_GAME_SCREEN : 'players'}`,
      onGo: isOpen ? startNewGame : undefined,
      title: say('start.scoreSevenHills'),
      text: say('start.scoreSevenHillsText'),
    },
  };
}

type Props = {
  readonly notebook: Notebook;
  readonly label?: string;
  readonly changed?: number | undefined;
  readonly onOpen?: () => void;
};

/** "Go on: epoch III of V", or who won. */
function SevenHillsCard({ notebook, ...card }: Props): React.ReactNode {
  const say = useSay<'start' | 'words'>();
  const language = useLanguage();
  const { players, begun, isOver } = notebook.table;
  return (
    <GameCard
      href={`/${language}/seven-hills/${nextScreen(notebook)}`}
      game={say('start.sevenHills')}
      picture={<SmallMap notebook={notebook} />}
      title={
        isOver ? (
          <ResultTitle notebook={notebook} />
        ) : (
          say('start.goOnEpoch', { numeral: epochNumeral(begun), last: epochNumeral(5) })
        )
      }
      players={players.map((player) => ({ name: sevenPlayerName(say, player), colour: player.colour }))}
      {...card}
    />
  );
}
