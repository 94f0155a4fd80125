'use client';

import { GameOnHome, type OnHomeProps } from '@/components/home/game-on-home';
import { useHomeGame } from '@/components/home/use-home-game';
import {
  bringGameBack,
  goOnWithLeftGame,
  NEW_GAME_SCREEN,
  palatinusStore,
  startNewGame,
  useGameBefore,
  useLeftGame,
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
  useLeftGame,
  goOnWithLeftGame,
  isBegun,
  startNewGame,
  newGameScreen: NEW_GAME_SCREEN,
  Card: PalatinusCard,
};

export function PalatinusOnHome(props: OnHomeProps): React.ReactNode {
  const say = useSay<'start'>();
  const game = useHomeGame(WING, { title: say('start.score'), text: say('start.scoreText') });
  return <GameOnHome of={palatinusStore} {...game} {...props} />;
}
