'use client';

/** All screens of Seven Hills as one view. */
import { GameView, LateScreen, type LateScreens } from '@/components/shell/game-view';
import { withMessages } from '@/components/ui/with-messages';
import { fetchSevenHills } from '@/lib/i18n';
import { NOTATION_MARK } from '@/lib/seven-hills';
import type { ScreenName } from '@/lib/seven-hills/enter';
import { sevenHillsStore } from './game/store';

const late = (load: () => Promise<React.FunctionComponent>): LateScreens[string] =>
  withMessages(fetchSevenHills, load, LateScreen);

/** In the order in which they are used. */
const LATE_SCREENS: Readonly<Record<ScreenName, LateScreens[string]>> = {
  players: late(async () => (await import('./enter/players-screen')).PlayersScreen),
  epoch: late(async () => (await import('./enter/epoch-screen')).EpochScreen),
  score: late(async () => (await import('./count/score-screen')).ScoreScreen),
  rulings: late(async () => (await import('./rules/rulings-screen')).RulingsScreen),
  print: late(async () => (await import('./share/print-screen')).PrintScreen),
  learn: late(async () => (await import('./learn/learn-screen')).LearnScreen),
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
