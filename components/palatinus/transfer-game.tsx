'use client';

/** What Palatinus provides for opening and saving games. */
import { palatinusStore } from '@/components/palatinus/game/store';
import { Unfinished } from '@/components/palatinus/game/unfinished';
import type { MissingProps, TransferGame } from '@/components/transfer/transfer-game';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import { palatinusInBrowser } from '@/lib/games';
import { playerName } from '@/lib/i18n';
import type { Game, Problem } from '@/lib/palatinus';
import { isBegun, type Notebook, type PalatinusView } from '@/lib/palatinus/enter';

export const palatinusTransfer: TransferGame<Notebook, PalatinusView, Game> = {
  name: 'Palatinus',
  seam: palatinusInBrowser,
  gameStore: palatinusStore,
  isBegun,
  useDescription,
  useWaysOn,
  Missing,
};

function useDescription({ players, position }: Game): string {
  const say = useSay<'board' | 'words'>();
  return say('board.whoAndHowMany', {
    who: players.map((player) => playerName(say, player)).join(', '),
    count: position.filter((piece) => piece !== undefined).length,
  });
}

function useWaysOn(): ReturnType<TransferGame<Notebook, PalatinusView, Game>['useWaysOn']> {
  const say = useSay<'screens'>();
  const way = (screen: 'players' | 'tiles' | 'inhabitants' | 'score') => ({
    screen,
    name: say(`screens.${screen}`),
  });
  return {
    whole: [way('score'), way('inhabitants')],
    half: [way('players'), way('tiles'), way('inhabitants')],
  };
}

/** On this page, a screen of the game is another page. */
function Missing({ problems, children }: MissingProps): React.ReactNode {
  const language = useLanguage();
  return (
    <Unfinished
      problems={problems as readonly Problem[]}
      Button={({ to, ...button }) => <PageButton href={`/${language}/palatinus/${to}`} {...button} />}
    >
      {children}
    </Unfinished>
  );
}
