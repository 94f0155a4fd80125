'use client';

/** Above a screen that shows a shared table, or would if the link were whole. Fetched when there is something to say. */
import { lazy, Suspense } from 'react';
import type { SharedGame } from './use-shared-game';

const SharedBanner = lazy(async () => ({ default: (await import('./shared-banner')).SharedBanner }));

export function SharedNotice({ shared }: { readonly shared: SharedGame }): React.ReactNode {
  if (shared.status === 'none' || shared.status === 'reading') return null;
  return (
    <Suspense>
      <SharedBanner shared={shared} />
    </Suspense>
  );
}
