'use client';

/**
 * All screens of Palatinus as one view. A page serves one of them, whose script comes with the page; the others come while
 * the browser rests, the next on the way first, so that a first visit fetches no more than it shows.
 */
import { useEffect } from 'react';
import { RulesProvider } from '@/components/shell/rules-link';
import { Screen } from '@/components/shell/screen';
import { ScreensProvider, useScreens } from '@/components/shell/screens';
import { GameStoreProvider } from '@/components/store/game-store';
import { SaveEverything } from '@/components/store/save-everything';
import { StoreNotices } from '@/components/store/store-notices';
import { Live } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { preloadable, usePreloaded } from '@/components/ui/preloadable';
import { useLanguage, useSay } from '@/components/ui/speech';
import { withMessages } from '@/components/ui/with-messages';
import { fetchOwnCount, fetchRules, fetchSettle, fetchWhatIf } from '@/lib/i18n';
import { NOTATION_MARK } from '@/lib/palatinus';
import { SCREENS, type ScreenName } from '@/lib/palatinus/enter';
import { LATE_PARTS } from './count/late-parts';
import { LateSaveNotebook } from './game/late-save-notebook';
import { SaveNotebook } from './game/save-notebook';
import { palatinusStore } from './game/store';
import { palatinusWork } from './work/use-work';

type LateScreenPart = React.FunctionComponent & { readonly preload: () => void };

const LATE_SCREENS: Readonly<Record<ScreenName, LateScreenPart>> = {
  players: preloadable(async () => (await import('./enter/players-screen')).PlayersScreen, LateScreen),
  tiles: preloadable(async () => (await import('./enter/tiles-screen')).TilesScreen, LateScreen),
  inhabitants: preloadable(
    async () => (await import('./enter/inhabitants-screen')).InhabitantsScreen,
    LateScreen,
  ),
  score: preloadable(async () => (await import('./count/score-screen')).ScoreScreen, LateScreen),
  copy: preloadable(async () => (await import('./enter/copy-screen')).CopyScreen, LateScreen),
  rulings: withMessages(
    fetchRules,
    async () => (await import('./rules/rulings-screen')).RulingsScreen,
    LateScreen,
  ),
  print: preloadable(async () => (await import('./share/print-screen')).PrintScreen, LateScreen),
  ask: preloadable(async () => (await import('./ask/ask-screen')).AskScreen, LateScreen),
  settle: withMessages(
    fetchSettle,
    async () => (await import('./settle/settle-screen')).SettleScreen,
    LateScreen,
  ),
  'our-count': withMessages(
    fetchOwnCount,
    async () => (await import('./our-count/our-count-screen')).OurCountScreen,
    LateScreen,
  ),
  'what-if': withMessages(
    fetchWhatIf,
    async () => (await import('./what-if/what-if-screen')).WhatIfScreen,
    LateScreen,
  ),
};

type Props = {
  readonly served: ScreenName;
  readonly servedScreen: React.ReactNode;
};

export function PalatinusView({ served, servedScreen }: Props): React.ReactNode {
  usePreloaded(partsAfter(served));
  useEffect(() => LateSaveNotebook.provide(SaveNotebook), []);
  return (
    <GameStoreProvider of={palatinusStore}>
      <ScreensProvider game="palatinus" screens={SCREENS} mark={NOTATION_MARK} served={served}>
        <RulesProvider game="palatinus">
          <ScreenInView served={served} servedScreen={servedScreen} />
        </RulesProvider>
      </ScreensProvider>
      <Live />
    </GameStoreProvider>
  );
}

function ScreenInView({ served, servedScreen }: Props): React.ReactNode {
  const { screen } = useScreens();
  if (screen === served) return servedScreen;
  const Late = LATE_SCREENS[screen as ScreenName];
  return <Late />;
}

/** In the order in which they are likely to be asked for: the way onwards, the parts of the count, the way back. */
function partsAfter(served: ScreenName): Parameters<typeof usePreloaded>[0] {
  const here = SCREENS.indexOf(served);
  const onwards = SCREENS.slice(here + 1).map((screen) => LATE_SCREENS[screen]);
  const back = SCREENS.slice(0, here).map((screen) => LATE_SCREENS[screen]);
  return [...onwards, ...LATE_PARTS, ...back, palatinusWork];
}

/** Asked for before its script has come, or where it does not come. */
function LateScreen({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const say = useSay<'screens' | 'ui'>();
  const language = useLanguage();
  const { screen } = useScreens();
  return (
    <Screen
      title={say(`screens.${screen as ScreenName}`)}
      back={{ href: `/${language}`, label: say('ui.home') }}
    >
      <StoreNotices />
      {children || <Placeholder className="h-[60svh]" />}
      {children && (
        <p className="mt-3 flex flex-wrap gap-2">
          <SaveEverything />
        </p>
      )}
    </Screen>
  );
}
