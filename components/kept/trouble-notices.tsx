'use client';

/** What is wrong with keeping what was entered: what happened, and what to do. */
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Snapshot } from '@/lib/table';
import { AsideNotice } from './aside-notice';

type Props = Pick<Snapshot, 'saving' | 'aside'>;

export function TroubleNotices({ saving, aside }: Props): React.ReactNode {
  const say = useSay<'keeping'>();
  const language = useLanguage();
  return (
    <>
      {saving !== 'saved' && (
        <Notice
          kind="warning"
          className="mb-3"
          title={say(`keeping.${saving}Title`)}
          actions={<ButtonLink href={`/${language}/file`}>{say('keeping.toFile')}</ButtonLink>}
        >
          {say(`keeping.${saving}`)}
        </Notice>
      )}
      {aside.map((text, index) => (
        <AsideNotice key={text.key} aside={text} number={index + 1} />
      ))}
    </>
  );
}
