'use client';

/**
 * From the page of rules back into the game that was shown last: to its screen, or to its rulings, which lead back to where
 * the reader was in it.
 */

import { useLastScreen } from '@/components/shell/last-screen';
import { PageLink } from '@/components/ui/page-link';
import { useLanguage } from '@/components/ui/speech';
import { WayBackLink } from './contents-bar';

/** A screen to lead back to, and what it is. */
interface WayBack {
  readonly to: string;
  readonly name: string | number;
}

type RulingsLinkProps = {
  /** As its addresses name it. */
  readonly game: string;
  /** The way to the rulings, or to one of them, which leads back to where one is. */
  readonly rulingsFrom: (here: string, question?: string) => string;
  readonly question?: string;
  readonly children: React.ReactNode;
};

export function RulingsLink({ game, rulingsFrom, question, children }: RulingsLinkProps): React.ReactNode {
  const language = useLanguage();
  const last = useLastScreen(game);
  return (
    <PageLink
      href={`/${language}/${game}/${rulingsFrom(last?.here ?? '', question)}${last?.hash ?? ''}`}
      className="inline-flex min-h-touch items-center font-bold text-terracotta underline underline-offset-4"
    >
      {children}
    </PageLink>
  );
}

type BackProps = {
  readonly game: string;
  readonly parseWayBack: (text: string) => WayBack | undefined;
  /** What each way back is called. */
  readonly names: Readonly<Record<string, string>>;
};

/** From the page of rules back to the screen that was shown last in this tab; none, where the reader came from elsewhere. */
export function RulesBack({ game, parseWayBack, names }: BackProps): React.ReactNode {
  const language = useLanguage();
  const last = useLastScreen(game);
  const back = last && parseWayBack(last.here);
  if (!back) return undefined;
  return <WayBackLink href={`/${language}/${game}/${back.to}${last.hash}`}>{names[back.name]}</WayBackLink>;
}
