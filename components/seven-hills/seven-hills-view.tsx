'use client';

/** All screens of Seven Hills as one view. */
import { GameView, LateScreen } from '@/components/shell/game-view';
import { preloadable } from '@/components/ui/preloadable';
import { withMessages } from '@/components/ui/with-messages';
import { fetchSevenLearn, fetchSevenRules } from '@/lib/i18n';
import { NOTATION_MARK } from '@/lib/seven-hills';
import type { ScreenName } from '@/lib/seven-hills/enter';
import { sevenHillsStore } from './game/store';

/** In the order of the way through. */
const LATE_SCREENS = {
  players: preloadable(async () => (await import('./enter/players-screen')).PlayersScreen, LateScreen),
  epoch: preloadable(async () => (await import('./enter/epoch-screen')).EpochScreen, LateScreen),
  score: preloadable(async () => (await import('./count/score-screen')).ScoreScreen, LateScreen),
  rulings: withMessages(
    fetchSevenRules,
    async () => (await import('./rules/rulings-screen')).RulingsScreen,
    LateScreen,
  ),
  print: preloadable(async () => (await import('./share/print-screen')).PrintScreen, LateScreen),
  learn: withMessages(
    fetchSevenLearn,
    async () => (await import('./learn/learn-screen')).LearnScreen,
    LateScreen,
  ),
};

type Props = {
  readonly served: ScreenName;
  readonly servedScreen: React.ReactNode;
};

export function SevenHillsView(props: Props): React.ReactNode {
  return (
    <GameView
      game="seven-hills"
      mark={NOTATION_MARK}
      gameStore={sevenHillsStore}
      screens={LATE_SCREENS}
      parts={[]}
      {...props}
    />
  );
}
