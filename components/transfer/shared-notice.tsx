'use client';

/** Above a screen that shows a shared table, or would if the link were whole. Fetched when there is something to say. */
import { lazy, Suspense, useState } from 'react';
import { useKept } from '@/components/store/kept';
import type { Kept } from './shared-banner';
import type { SharedGame } from './use-shared-game';

const SharedBanner = lazy(async () => ({ default: (await import('./shared-banner')).SharedBanner }));

export function SharedNotice({ shared }: { readonly shared: SharedGame }): React.ReactNode {
  const [kept, setKept] = useState<Kept>();
  const { notebook } = useKept();
  if (shared.status === 'reading' || (shared.status === 'none' && kept?.at !== notebook)) return null;
  return (
    <Suspense>
      <SharedBanner shared={shared} kept={kept} onKept={setKept} />
    </Suspense>
  );
}
