'use client';

import { useSay } from '@/components/shell/speech';
import { Heard } from '@/components/transfer/heard';
import { Reasons } from '@/components/transfer/reasons';
import { Notice } from '@/components/ui/notice';
import type { AnyProblem } from '@/lib/i18n';
import { type Copy, tilesKnown } from '@/lib/palatinus/enter';

export type CopyNews =
  | { readonly kind: 'taken'; readonly copy: Copy }
  | { readonly kind: 'refused'; readonly problems: readonly AnyProblem[] }
  | { readonly kind: 'unreadable'; readonly file: string }
  | { readonly kind: 'not-loaded' };

/** What came of the file that was asked for last. */
export function CopyFileNews({ news }: { readonly news: CopyNews }): React.ReactNode {
  return (
    <Heard news={news}>
      <Told news={news} />
    </Heard>
  );
}

function Told({ news }: { readonly news: CopyNews }): React.ReactNode {
  const say = useSay<'copy' | 'keeping'>();
  if (news.kind === 'not-loaded') return <Notice kind="warning">{say('keeping.notLoaded')}</Notice>;
  if (news.kind === 'unreadable')
    return <Notice kind="warning">{say('copy.unreadable', { file: news.file })}</Notice>;
  if (news.kind === 'refused')
    return (
      <Notice kind="warning" title={say('copy.refused')}>
        <Reasons problems={news.problems} />
      </Notice>
    );
  return (
    <Notice kind="good">
      {news.copy.example ? say('copy.exampleTaken') : say('copy.taken', { count: tilesKnown(news.copy) })}
    </Notice>
  );
}
