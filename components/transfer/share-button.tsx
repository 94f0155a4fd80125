'use client';

/**
 * Opens the sheet for sharing. The game provides the sheet; its script and messages are larger than the result's, so
 * they are loaded late.
 */

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LateSheet } from '@/components/ui/late-sheet';
import { usePreloaded } from '@/components/ui/preloadable';
import { useSay } from '@/components/ui/speech';
import { withMessages } from '@/components/ui/with-messages';
import type { Language, Messages } from '@/lib/i18n';

type SheetProps<Counted> = Counted & { readonly onClose: () => void };
type ButtonProps<Counted> = Counted & { readonly className?: string };

/** For a game and its result, which are passed to the sheet unchanged. */
export function makeShareButton<Counted extends object>(
  fetchMessages: (language: Language) => Promise<Partial<Messages>>,
  load: () => Promise<React.FunctionComponent<SheetProps<Counted>>>,
): React.FunctionComponent<ButtonProps<Counted>> {
  const ShareSheet = withMessages(fetchMessages, load, LateSheet);
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
