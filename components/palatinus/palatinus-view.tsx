'use client';

/**
 * All screens of Palatinus as one view. Those on the way through a game are in the first script of every one of them, so
 * that going on never waits; the others come while the browser rests.
 */
import { palatinusStore } from '@/components/palatinus/game/store';
import { ScreensProvider, useScreens } from '@/components/shell/screens';
import { GameStoreProvider } from '@/components/store/game-store';
import { Live } from '@/components/ui/live';
import { preloadable, usePreloaded } from '@/components/ui/preloadable';
import { NOTATION_MARK } from '@/lib/palatinus';
import { SCREENS, type ScreenName } from '@/lib/palatinus/enter';
import { ScoreScreen } from './count/score-screen';
import { InhabitantsScreen } from './enter/inhabitants-screen';
import { PlayersScreen } from './enter/players-screen';
import { TilesScreen } from './enter/tiles-screen';

const CopyScreen = preloadable(async () => (await import('./enter/copy-screen')).CopyScreen);
const PrintScreen = preloadable(async () => (await import('./share/print-screen')).PrintScreen);
const RulingsScreen = preloadable(async () => (await import('./rules/rulings-screen')).RulingsScreen);

const LATE_SCREENS = [RulingsScreen, PrintScreen, CopyScreen] as const;

const VIEWS: Readonly<Record<ScreenName, React.FunctionComponent>> = {
  players: PlayersScreen,
  tiles: TilesScreen,
  inhabitants: InhabitantsScreen,
  score: ScoreScreen,
  copy: CopyScreen,
  rulings: RulingsScreen,
  print: PrintScreen,
};

type Props = { readonly served: ScreenName };

export function PalatinusView({ served }: Props): React.ReactNode {
  usePreloaded(LATE_SCREENS);
  return (
    <GameStoreProvider of={palatinusStore}>
      <ScreensProvider game="palatinus" screens={SCREENS} mark={NOTATION_MARK} served={served}>
        <ScreenInView />
      </ScreensProvider>
      <Live />
    </GameStoreProvider>
  );
}

function ScreenInView(): React.ReactNode {
  const Shown = VIEWS[useScreens().screen as ScreenName];
  return <Shown />;
}
