'use client';

/** What Seven Hills provides for opening and saving games. */
import { sevenHillsStore } from '@/components/seven-hills/game/store';
import type { MissingProps, TransferGame } from '@/components/transfer/transfer-game';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { PageButton } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';
import { sevenHillsInBrowser } from '@/lib/games';
import { problemSentence, sevenPlayerName } from '@/lib/i18n';
import { EPOCHS, type Game } from '@/lib/seven-hills';
import {
  epochScreen,
  isBegun,
  type Notebook,
  RESULT_SCREEN,
  type SevenHillsView,
} from '@/lib/seven-hills/enter';

export const sevenHillsTransfer: TransferGame<Notebook, SevenHillsView, Game> = {
  name: 'Seven Hills',
  seam: sevenHillsInBrowser,
  gameStore: sevenHillsStore,
  isBegun,
  useDescription,
  useWaysOn,
  Missing,
};

function useDescription({ players, epochs }: Game): string {
  const say = useSay<'sevenShare' | 'words'>();
  return say('sevenShare.whoAndHowFar', {
    who: players.map((player) => sevenPlayerName(say, player)).join(', '),
    count: epochs.length,
  });
}

function useWaysOn(): ReturnType<TransferGame<Notebook, SevenHillsView, Game>['useWaysOn']> {
  const say = useSay<'screens' | 'sevenShare'>();
  const { document } = sevenHillsStore.useSnapshot();
  const { begun } = document.table;
  const epoch = { screen: epochScreen(begun), name: say('sevenShare.board') };
  const result = {
    screen: begun === EPOCHS.length ? RESULT_SCREEN : `score?e=${begun}`,
    name: say('screens.score'),
  };
  return { whole: [result, epoch], half: [{ screen: 'players', name: say('screens.players') }, epoch] };
}

/** On this page, a screen of the game is another page. */
function Missing({ problems, children }: MissingProps): React.ReactNode {
  const say = useSay<'problems' | 'screens' | 'words'>();
  const language = useLanguage();
  return (
    <Notice
      kind="info"
      actions={
        <PageButton href={`/${language}/seven-hills/players`} look="primary">
          {say('screens.players')}
          <Icon name="forward" />
        </PageButton>
      }
    >
      {children}
      <ul className="mt-1 list-disc pl-5">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path.join()}`}>{problemSentence(say, problem)}</li>
        ))}
      </ul>
    </Notice>
  );
}
