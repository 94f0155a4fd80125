'use client';

/** Opens the sheet with a link. Its script is loaded late, because it contains the code generator. */

import { useState } from 'react';
import { Button, type ButtonLook } from '@/components/ui/button';
import { LateSheet } from '@/components/ui/late-sheet';
import { preloadable, usePreloaded } from '@/components/ui/preloadable';
import { useSay } from '@/components/ui/speech';

const LinkSheet = preloadable(async () => (await import('./link-sheet')).LinkSheet, LateSheet);
const PRELOADED = [LinkSheet] as const;

export interface SharedLink {
  /** The part after the language: `palatinus/ask?q=…`. */
  readonly path: string;
  readonly title: string;
  /** What the link contains. */
  readonly hint: string;
  /** The code's accessible name. */
  readonly qrLabel: string;
}

type Props = SharedLink & { readonly look?: ButtonLook; readonly className?: string };

export function ShareLink({ look, className = '', ...link }: Props): React.ReactNode {
  const say = useSay<'share'>();
  const [isOpen, setOpen] = useState(false);
  usePreloaded(PRELOADED);
  return (
    <>
      <Button {...(look && { look })} className={`shrink-0 ${className}`} onClick={() => setOpen(true)}>
        {say('share.share')}
      </Button>
      {isOpen && <LinkSheet {...link} onClose={() => setOpen(false)} />}
    </>
  );
}
