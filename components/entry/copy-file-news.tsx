'use client';

import { useSay } from '@/components/shell/speech';
import { Notice } from '@/components/ui/notice';
import type { Copy } from '@/lib/table';

export type CopyNews =
  | { readonly kind: 'taken'; readonly copy: Copy; readonly text: string }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

/** Enough to mend a file by; a film that was opened by mistake has thousands. */
const MOST = 5;

/** What came of the file that was opened last. */
export function CopyFileNews({ news }: { readonly news: CopyNews | undefined }): React.ReactNode {
  const say = useSay<'copy'>();
  if (!news) return null;
  if (news.kind === 'taken') return <Notice kind="good">{news.text}</Notice>;
  const reasons = [...new Set(news.reasons)];
  return (
    <Notice kind="warning" title={say('copy.refused')}>
      <ul className="flex flex-col gap-1">
        {reasons.slice(0, MOST).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {reasons.length > MOST && <li>{say('copy.andMore', { count: reasons.length - MOST })}</li>}
      </ul>
    </Notice>
  );
}
