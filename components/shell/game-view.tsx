'use client';

/**
 * All screens of a game as one view. A page serves one of them together with its script; the other scripts are
 * fetched while the browser is idle, so that a first visit fetches no more than it shows.
 */
import { useEffect } from 'react';
import { GameStoreProvider } from '@/components/store/game-store';
import { SaveEverything } from '@/components/store/save-everything';
import { StoreNotices } from '@/components/store/store-notices';
import { focusContent } from '@/components/ui/focus-content';
import { Live } from '@/components/ui/live';
import { Placeholder } from '@/components/ui/placeholder';
import { usePreloaded } from '@/components/ui/preloadable';
import { useLanguage, useSay } from '@/components/ui/speech';
import { RulesProvider } from './rules-link';
import { Screen } from './screen';
import { ScreensProvider, useScreens } from './screens';

/** A part that is loaded late. */
export interface LatePart {
  readonly preload: () => void;
}

export type LateScreens = Readonly<Record<string, React.FunctionComponent & LatePart>>;

type Props = {
  /** The game's part of its addresses. */
  readonly game: string;
  /** The beginning of its notation. */
  readonly mark: string;
  readonly gameStore: React.ComponentProps<typeof GameStoreProvider>['of'];
  /** All screens, in the order in which they are used. */
  readonly screens: LateScreens;
  /** Other late parts, fetched after the screens that follow and before those that precede. */
  readonly parts: readonly LatePart[];
  readonly served: string;
  readonly servedScreen: React.ReactNode;
};

export function GameView(props: Props): React.ReactNode {
  const { game, mark, gameStore, screens, parts, served, servedScreen } = props;
  const names = Object.keys(screens);
  const here = names.indexOf(served);
  const late = (some: readonly string[]): readonly LatePart[] => some.flatMap((name) => screens[name] ?? []);
  usePreloaded([...late(names.slice(here + 1)), ...parts, ...late(names.slice(0, here))]);
  return (
    <GameStoreProvider of={gameStore}>
      <ScreensProvider game={game} screens={names} mark={mark} served={served}>
        <RulesProvider game={game}>
          <ScreenInView screens={screens} served={served} servedScreen={servedScreen} />
        </RulesProvider>
      </ScreensProvider>
      <Live />
    </GameStoreProvider>
  );
}

type InViewProps = Pick<Props, 'screens' | 'served' | 'servedScreen'>;

function ScreenInView({ screens, served, servedScreen }: InViewProps): React.ReactNode {
  const { screen } = useScreens();
  const Late = screens[screen];
  return screen === served || !Late ? servedScreen : <Late />;
}

/** The focused element may have disappeared together with the frame. */
function restoreFocus(): void {
  if (document.activeElement === document.body) focusContent();
}

/** The frame of a screen whose script is not there yet, or could not be loaded. */
export function LateScreen({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const say = useSay<'screens' | 'ui'>();
  const language = useLanguage();
  const { screen } = useScreens();
  useEffect(() => restoreFocus, []);
  // Only the address knows which screen it is, and every screen has a name.
  const title = say(`screens.${screen}` as 'screens.players');
  return (
    <Screen title={title} back={{ href: `/${language}`, label: say('ui.home') }}>
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
