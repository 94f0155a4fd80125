'use client';

/** A link for others: to scan across the table, or to send. */

import { Button } from '@/components/ui/button';
import { Placeholder } from '@/components/ui/placeholder';
import { useSay } from '@/components/ui/speech';
import { CopyButton } from './copy-button';
import { QrCode } from './qr-code';
import { canSend, Part, send, useDone } from './share-part';

type Props = {
  /** Undefined until it is known. */
  readonly link: string | undefined;
  /** A notice about the link, shown first. */
  readonly notice: React.ReactNode;
  /** What the link contains. */
  readonly hint: string;
  /** The code's accessible name. */
  readonly qrLabel: string;
};

/**
 * The capacity of a code of 97 squares per side. At four centimetres on a phone, each square is 0.4 mm, about the
 * least that cameras can read from a hand's distance. A complete game needs 440 characters; only names in other
 * scripts make it longer.
 */
const READABLE = 858;

export function LinkPart({ link, notice, hint, qrLabel }: Props): React.ReactNode {
  const say = useSay<'share'>();
  const [done, tell] = useDone();
  const data = { url: link ?? '' };

  return (
    <Part title={say('share.link')} done={done}>
      {notice}
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 sm:flex-nowrap">
        {link ? (
          <QrCode text={link} label={qrLabel} className="size-60 shrink-0 rounded-lg" />
        ) : (
          <Placeholder className="size-60 shrink-0" />
        )}
        <div className="flex min-w-0 flex-col gap-3">
          {link && link.length > READABLE && <p className="text-sm leading-relaxed">{say('share.dense')}</p>}
          <p className="text-muted text-sm leading-relaxed">{hint}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton look="primary" text={link ?? ''} onFailed={() => tell(say('share.notCopied'))}>
              {say('share.copyLink')}
            </CopyButton>
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
