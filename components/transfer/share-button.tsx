'use client';

/** Opens the sheet for sharing. The game hands in the sheet, whose script is loaded late, because it is larger than the result. */

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { usePreloaded } from '@/components/ui/preloadable';
import { useSay } from '@/components/ui/speech';

type Props = {
  /** What is loaded late. */
  readonly parts: Parameters<typeof usePreloaded>[0];
  readonly sheet: (onClose: () => void) => React.ReactNode;
  readonly className?: string | undefined;
};

export function ShareButton({ parts, sheet, className }: Props): React.ReactNode {
  const say = useSay<'share'>();
  const [open, setOpen] = useState(false);
  usePreloaded(parts);
  return (
    <>
      <Button look="primary" {...(className && { className })} onClick={() => setOpen(true)}>
        {say('share.share')}
      </Button>
      {open && sheet(() => setOpen(false))}
    </>
  );
}
