'use client';

/** The way from any screen to the rules of its game: a picture on a phone, with its word where there is room. */
import { createContext, use } from 'react';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { useLanguage, useSay } from '@/components/ui/speech';

const GameContext = createContext<string | undefined>(undefined);

type ProviderProps = {
  /** As its addresses name it: `palatinus`. */
  readonly game: string;
  readonly children: React.ReactNode;
};

/** Around the screens of a game, and around those that serve any game. */
export function RulesProvider({ game, children }: ProviderProps): React.ReactNode {
  return <GameContext value={game}>{children}</GameContext>;
}

export function RulesLink(): React.ReactNode {
  const say = useSay<'ui'>();
  const language = useLanguage();
  const game = use(GameContext);
  return (
    game && (
      <PageLink
        href={`/${language}/${game}/rules`}
        className="inline-flex min-h-touch min-w-touch items-center justify-center gap-1.5 rounded-xl text-sm hover:bg-sand sm:px-2.5"
      >
        <Icon name="book" className="size-6 sm:size-5" />
        <span className="max-sm:sr-only">{say('ui.rules')}</span>
      </PageLink>
    )
  );
}
