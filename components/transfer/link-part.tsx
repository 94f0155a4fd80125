'use client';

import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Part } from './part';
import { QrCode } from './qr-code';
import { canSend, send } from './send';
import { useDone } from './use-done';

/** The table as a link: to be scanned across the table, or sent to whoever is not there. */
export function LinkPart({ link }: { readonly link: string }): React.ReactNode {
  const say = useSay<'share'>();
  const [done, tell] = useDone();
  const data = { url: link };

  async function copy(): Promise<void> {
    tell(say((await copyText(link)) ? 'share.copied' : 'share.notCopied'));
  }

  return (
    <Part title={say('share.link')} done={done}>
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 sm:flex-nowrap">
        <QrCode text={link} label={say('share.qr')} className="size-60 shrink-0 rounded-lg" />
        <div className="flex min-w-0 flex-col gap-3">
          <p className="text-muted text-sm leading-relaxed">{say('share.scan')}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={() => void copy()}>
              {say('share.copyLink')}
            </Button>
            {canSend(data) && <Button onClick={() => void send(data)}>{say('share.sendLink')}</Button>}
          </div>
        </div>
      </div>
      <code className="block select-all rounded-xl bg-laurel-wash p-3 font-mono text-laurel text-xs [overflow-wrap:anywhere]">
        {link}
      </code>
    </Part>
  );
}
