'use client';

import type { HomeGame } from '@/components/home/home-games';
import { useHomeGame } from '@/components/home/use-home-game';
import {
  bringGameBack,
  NEW_GAME_SCREEN,
  startNewGame,
  useGameBefore,
  useNotebook,
} from '@/components/palatinus/game/store';
import { useSay } from '@/components/ui/speech';
import { isBegun } from '@/lib/palatinus/enter';
import { PalatinusCard } from './palatinus-card';

const WING = {
  game: 'palatinus',
  useNotebook,
  useGameBefore,
  bringGameBack,
  isBegun,
  startNewGame,
  newGameScreen: NEW_GAME_SCREEN,
  Card: PalatinusCard,
};

export function usePalatinusHome(): HomeGame {
  const say = useSay<'start'>();
  return useHomeGame(WING, { title: say('start.score'), text: say('start.scoreText') });
}
