'use client';

/** From the page of rules to the rulings of the game that was shown last, which lead back to where the reader was in it. */

import { useLastScreen } from '@/components/shell/last-screen';
import { PageLink } from '@/components/ui/page-link';
import { useLanguage } from '@/components/ui/speech';
import { parseWayBack } from '@/lib/palatinus/enter';

export function RulingsLink({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const language = useLanguage();
  const last = useLastScreen('palatinus');
  const from = last && parseWayBack(last.here);
  const to = from?.name === 'rulings' ? from.to : from ? `rulings?from=${from.to}` : 'rulings';
  return (
    <PageLink
      href={`/${language}/palatinus/${to}${last?.hash ?? ''}`}
      className="font-bold text-terracotta underline underline-offset-4"
    >
      {children}
    </PageLink>
  );
}
