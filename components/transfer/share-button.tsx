'use client';

/** Opens the sheet for sharing. The game hands in the sheet, whose script is loaded late, because it is larger than the result. */

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LateSheet } from '@/components/ui/late-sheet';
import { preloadable, usePreloaded } from '@/components/ui/preloadable';
import { useSay } from '@/components/ui/speech';

type SheetProps<Counted> = Counted & { readonly onClose: () => void };
type ButtonProps<Counted> = Counted & { readonly className?: string };

/** For a game and its result, which the sheet gets as they are. */
export function makeShareButton<Counted extends object>(
  load: () => Promise<React.FunctionComponent<SheetProps<Counted>>>,
): React.FunctionComponent<ButtonProps<Counted>> {
  const ShareSheet = preloadable(load, LateSheet);
  const parts = [ShareSheet];
  return function ShareButton({ className, ...counted }) {
    const say = useSay<'share'>();
    const [open, setOpen] = useState(false);
    usePreloaded(parts);
    return (
      <>
        <Button look="primary" {...(className && { className })} onClick={() => setOpen(true)}>
          {say('share.share')}
        </Button>
        {open && <ShareSheet {...(counted as Counted)} onClose={() => setOpen(false)} />}
      </>
    );
  };
}
