'use client';

/** A button that copies a text and briefly shows on itself that it did, because that is where people look. */

import { useEffect, useState } from 'react';
import { Button, type ButtonLook } from '@/components/ui/button';
import { copyText } from '@/components/ui/hand-over';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';

/** Long enough to be read. */
const SAID_MS = 2500;

type Props = {
  readonly text: string;
  readonly look?: ButtonLook;
  readonly className?: string;
  /** Called if the browser does not allow it. */
  readonly onFailed: () => void;
  readonly children: string;
};

export function CopyButton({ text, look = 'plain', className, onFailed, children }: Props): React.ReactNode {
  const say = useSay<'share'>();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    if (await copyText(text)) setCopied(copied + 1);
    else onFailed();
  }

  const isCopied = copied > 0;
  return (
    <>
      <Button look={look} onClick={() => void copy()} {...(className && { className })}>
        {/* Both labels keep their room, so that nothing moves. */}
        <span className="grid place-items-center *:[grid-area:1/1]">
          <span className={isCopied ? 'invisible' : ''}>{children}</span>
          <span aria-hidden="true" className={`flex items-center gap-1.5 ${isCopied ? '' : 'invisible'}`}>
            <Icon name="check" />
            {say('share.copied')}
          </span>
        </span>
      </Button>
      <output className="sr-only">{isCopied && say('share.copied')}</output>
    </>
  );
}
