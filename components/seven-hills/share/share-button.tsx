'use client';

import { ShareButton } from '@/components/transfer/share-button';
import { LateSheet } from '@/components/ui/late-sheet';
import { preloadable } from '@/components/ui/preloadable';
import type { Game, Result } from '@/lib/seven-hills';

const SharePanel = preloadable(async () => (await import('./share-panel')).SharePanel, LateSheet);
const PARTS = [SharePanel] as const;

type Props = { readonly game: Game; readonly result: Result; readonly className?: string };

export function ShareGame({ className, ...counted }: Props): React.ReactNode {
  return (
    <ShareButton
      parts={PARTS}
      sheet={(onClose) => <SharePanel {...counted} onClose={onClose} />}
      className={className}
    />
  );
}
