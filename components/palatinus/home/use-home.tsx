'use client';

import { useEffect } from 'react';
import type { HomeGame } from '@/components/home/home-games';
import {
  bringGameBack,
  NEW_GAME_SCREEN,
  startNewGame,
  useGameBefore,
  useNotebook,
} from '@/components/palatinus/game/store';
import { forgetScreen } from '@/components/shell/last-screen';
import { useLanguage, useSay } from '@/components/ui/speech';
import { isBegun } from '@/lib/palatinus/enter';
import { PalatinusCard } from './palatinus-card';

/** Palatinus on Home: the open game, or the one before as long as nothing of the new one has been entered. */
export function usePalatinusHome(): HomeGame {
  const say = useSay<'start'>();
  const base = `/${useLanguage()}/palatinus`;
  const { ready, document: notebook, changed } = useNotebook();
  const before = useGameBefore();
  const isOpen = isBegun(notebook);
  // Otherwise the rules would lead back to an example that was left long ago.
  useEffect(() => forgetScreen('palatinus'), []);
  return {
    game: 'palatinus',
    ready,
    changed,
    card: isOpen ? (
      <PalatinusCard notebook={notebook} changed={changed} />
    ) : (
      before && <PalatinusCard notebook={before} label={say('start.before')} onOpen={bringGameBack} />
    ),
    score: {
      href: `${base}/${isOpen ? NEW_GAME_SCREEN : 'players'}`,
      onGo: isOpen ? startNewGame : undefined,
      title: say('start.score'),
      text: say('start.scoreText'),
    },
  };
}
