'use client';

/**
 * Links from a screen to the rules of its game and to Home: an icon on a phone, with its word where there is room.
 */
import { createContext, use } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';

const GameContext = createContext<string | undefined>(undefined);

type ProviderProps = {
  /** The game's part of its addresses: `palatinus`. */
  readonly game: string;
  readonly children: React.ReactNode;
};

/** Wraps the screens of a game, and those that serve any game. */
export function RulesProvider({ game, children }: ProviderProps): React.ReactNode {
  return <GameContext value={game}>{children}</GameContext>;
}

export function RulesLink(): React.ReactNode {
  const say = useSay<'ui'>();
  const language = useLanguage();
  const game = use(GameContext);
  return (
    game && (
      <WayOut icon="book" href={`/${language}/${game}/rules`}>
        {say('ui.rules')}
      </WayOut>
    )
  );
}

export function HomeLink(): React.ReactNode {
  const say = useSay<'ui'>();
  return (
    <WayOut icon="home" href={`/${useLanguage()}`}>
      {say('ui.home')}
    </WayOut>
  );
}

type WayOutProps = { readonly icon: IconName; readonly href: string; readonly children: string };

function WayOut({ icon, href, children }: WayOutProps): React.ReactNode {
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-touch min-w-touch items-center justify-center gap-1.5 rounded-xl text-sm hover:bg-sand sm:px-2"
    >
      <Icon name={icon} className="size-6 sm:size-5" />
      <span className="max-sm:sr-only">{children}</span>
    </PageLink>
  );
}
