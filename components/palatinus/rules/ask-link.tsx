'use client';

/** From the page of rules to a question about one piece. */

import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { useLanguage } from '@/components/ui/speech';

export function AskLink({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  return (
    <PageLink
      href={`/${useLanguage()}/palatinus/ask`}
      className="mt-1 inline-flex min-h-touch items-center gap-1 font-bold text-terracotta underline underline-offset-4 print:hidden"
    >
      {children}
      <Icon name="forward" />
    </PageLink>
  );
}
