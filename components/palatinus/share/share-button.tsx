'use client';

/** Opens the sheet for sharing, which is fetched then: it weighs more than the tally it stands beside. */
import { lazy, Suspense, useState } from 'react';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import type { Game, Result } from '@/lib/palatinus';

const SharePanel = lazy(async () => ({ default: (await import('./share-panel')).SharePanel }));

type Props = { readonly game: Game; readonly result: Result; readonly className?: string };

export function ShareButton({ game, result, className }: Props): React.ReactNode {
  const say = useSay<'share'>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" {...(className && { className })} onClick={() => setOpen(true)}>
        {say('share.share')}
      </Button>
      {open && (
        <Suspense>
          <SharePanel game={game} result={result} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
