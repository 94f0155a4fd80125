'use client';

/** From the page of rules to the rulings of the game that was shown last, which lead back to where the reader was in it. */

import { useLastScreen } from '@/components/shell/last-screen';
import { PageLink } from '@/components/ui/page-link';
import { useLanguage } from '@/components/ui/speech';
import type { RulingKey } from '@/lib/palatinus';
import { rulingsFrom } from '@/lib/palatinus/enter';

type Props = { readonly question?: RulingKey; readonly children: React.ReactNode };

export function RulingsLink({ question, children }: Props): React.ReactNode {
  const language = useLanguage();
  const last = useLastScreen('palatinus');
  return (
    <PageLink
      href={`/${language}/palatinus/${rulingsFrom(last?.here ?? '', question)}${last?.hash ?? ''}`}
      className="inline-flex min-h-touch items-center font-bold text-terracotta underline underline-offset-4"
    >
      {children}
    </PageLink>
  );
}
