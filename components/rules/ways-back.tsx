'use client';

/**
 * From the page of rules back into the game shown last: to its screen, or to its rulings, from which a link leads to
 * where the reader was.
 */

import { useLastScreen } from '@/components/shell/last-screen';
import { PageLink } from '@/components/ui/page-link';
import { useLanguage } from '@/components/ui/speech';
import { WayBackLink } from './contents-bar';

/** A screen to lead back to, and its name. */
interface WayBack {
  readonly to: string;
  readonly name: string | number;
}

type Game = {
  /** The game's part of its addresses. */
  readonly game: string;
  readonly parseWayBack: (text: string) => WayBack | undefined;
  /** The link to the rulings, or to one of them, from which a link leads back to the current screen. */
  readonly rulingsFrom: (here: string, question?: string) => string;
};

type RulingsProps = { readonly question?: string; readonly children: React.ReactNode };
type BackProps = { /** The name of each target. */ readonly names: Readonly<Record<string, string>> };

interface WaysBack {
  /** To the rulings, or to one of them. */
  readonly ToRulings: React.FunctionComponent<RulingsProps>;
  /** To the screen shown last in this tab; renders nothing if the reader came from elsewhere. */
  readonly BackToGame: React.FunctionComponent<BackProps>;
}

export function makeWaysBack({ game, parseWayBack, rulingsFrom }: Game): WaysBack {
  return {
    ToRulings: function ToRulings({ question, children }) {
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
    },
    BackToGame: function BackToGame({ names }) {
      const language = useLanguage();
      const last = useLastScreen(game);
      const back = last && parseWayBack(last.here);
      if (!back) return undefined;
      return (
        <WayBackLink href={`/${language}/${game}/${back.to}${last.hash}`}>{names[back.name]}</WayBackLink>
      );
    },
  };
}
