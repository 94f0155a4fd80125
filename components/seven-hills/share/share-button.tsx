'use client';

/** Opens the sheet for sharing. Its script is loaded late, because it is larger than the tally. */

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LateSheet } from '@/components/ui/late-sheet';
import { preloadable, usePreloaded } from '@/components/ui/preloadable';
import { useSay } from '@/components/ui/speech';
import type { Game, Result } from '@/lib/seven-hills';

const SharePanel = preloadable(async () => (await import('./share-panel')).SharePanel, LateSheet);
const PRELOADED = [SharePanel] as const;

type Props = { readonly game: Game; readonly result: Result; readonly className?: string };

export function ShareButton({ game, result, className }: Props): React.ReactNode {
  const say = useSay<'share'>();
  const [open, setOpen] = useState(false);
  usePreloaded(PRELOADED);
  return (
    <>
      <Button look="primary" {...(className && { className })} onClick={() => setOpen(true)}>
        {say('share.share')}
      </Button>
      {open && <SharePanel game={game} result={result} onClose={() => setOpen(false)} />}
    </>
  );
}
