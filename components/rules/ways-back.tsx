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

type Props = {
  /** As its addresses name it. */
  readonly game: string;
  readonly parseWayBack: (text: string) => WayBack | undefined;
  readonly children: React.ReactNode;
};

export function RulingsLink({ game, parseWayBack, children }: Props): React.ReactNode {
  const language = useLanguage();
  const last = useLastScreen(game);
  const from = last && parseWayBack(last.here);
  const to = from?.name === 'rulings' ? from.to : from ? `rulings?from=${from.to}` : 'rulings';
  return (
    <PageLink
      href={`/${language}/${game}/${to}${last?.hash ?? ''}`}
      className="font-bold text-terracotta underline underline-offset-4"
    >
      {children}
    </PageLink>
  );
}

type BackProps = Omit<Props, 'children'> & {
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
