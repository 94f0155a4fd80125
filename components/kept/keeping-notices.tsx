'use client';

/** Told only when something is wrong with keeping what was entered: what happened, and what to do. */
import { useEffect, useState } from 'react';
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { AsideNotice } from './aside-notice';
import { useKept } from './kept';

export function KeepingNotices(): React.ReactNode {
  const say = useSay<'keeping'>();
  const language = useLanguage();
  const { saving, aside, takenOver } = useKept();
  useTakenOver(takenOver, say('keeping.takenOver'));
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

/** What others did in another tab is said once, when it appears here. */
function useTakenOver(count: number, text: string): void {
  const [told, setTold] = useState(count);
  useEffect(() => {
    if (count > told) announce(text);
    setTold(count);
  }, [count, told, text]);
}
