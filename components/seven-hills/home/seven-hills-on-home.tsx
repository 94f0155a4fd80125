'use client';

import { GameCard } from '@/components/home/game-card';
import { GameOnHome, type OnHomeProps } from '@/components/home/game-on-home';
import { type CardProps, useHomeGame } from '@/components/home/use-home-game';
import * as sevenHills from '@/components/seven-hills/game/store';
import { useLanguage, useSay } from '@/components/ui/speech';
import { epochNumeral, sevenPlayerName } from '@/lib/i18n';
import { isBegun, type Notebook, nextScreen } from '@/lib/seven-hills/enter';
import { ResultTitle, SmallMap } from './late-parts';

const { NEW_GAME_SCREEN: newGameScreen, ...ofStore } = sevenHills;
const WING = { game: 'seven-hills', ...ofStore, newGameScreen, isBegun, Card: SevenHillsCard };

export function SevenHillsOnHome(props: OnHomeProps): React.ReactNode {
  const say = useSay<'start'>();
  const game = useHomeGame(WING, {
    title: say('start.scoreSevenHills'),
    text: say('start.scoreSevenHillsText'),
  });
  return <GameOnHome of={sevenHills.sevenHillsStore} {...game} {...props} />;
}

/** "Go on: epoch III of V", or who won. */
function SevenHillsCard({ notebook, ...card }: CardProps<Notebook>): React.ReactNode {
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
          <ResultTitle notebook={notebook} changed={card.changed} />
        ) : (
          say('start.goOnEpoch', { numeral: epochNumeral(begun), last: epochNumeral(5) })
        )
      }
      players={players.map((player) => ({ name: sevenPlayerName(say, player), colour: player.colour }))}
      {...card}
    />
  );
}
