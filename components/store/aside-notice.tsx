'use client';

import { useEffect, useRef, useState } from 'react';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { downloadText } from '@/components/ui/download';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import type { Aside } from '@/lib/palatinus/enter';
import { theKeeper } from './kept';

const WHY = {
  damaged: 'keeping.asideDamaged',
  older: 'keeping.asideOlder',
  newer: 'keeping.asideNewer',
  'history-damaged': 'keeping.asideHistory',
} as const satisfies Readonly<Record<Aside['why'], string>>;

type Props = { readonly aside: Aside; readonly number: number };

/** A saved text that could not be read: it can be downloaded as it was found, and is gone only when one says so. */
export function AsideNotice({ aside, number }: Props): React.ReactNode {
  const say = useSay<'keeping'>();
  const [asked, setAsked] = useState(false);
  const isDiscarded = useRef(false);

  // The button that had the focus leaves with the notice: the focus goes to where the notice was, and it is said then.
  useEffect(() => {
    return () => {
      if (!isDiscarded.current) return;
      document.getElementById('content')?.focus({ preventScroll: true });
      announce(say('keeping.discarded'));
    };
  }, [say]);

  function discard(): void {
    isDiscarded.current = true;
    theKeeper().dropAside(aside.key);
  }

  return (
    <Notice
      kind="warning"
      className="mb-3"
      title={say('keeping.asideTitle')}
      actions={
        <>
          <Button onClick={() => downloadText(`${say('keeping.fileName', { number })}.txt`, aside.text)}>
            {say('keeping.download')}
          </Button>
          <Button look="quiet" onClick={() => setAsked(true)}>
            {say('keeping.discard')}
          </Button>
        </>
      }
    >
      {say(WHY[aside.why])} {aside.homeless && say('keeping.asideNoRoom')}
      <Confirm
        open={asked}
        title={say('keeping.discardTitle')}
        confirm={say('keeping.discard')}
        onConfirm={discard}
        onCancel={() => setAsked(false)}
      >
        {say('keeping.discardText')}
      </Confirm>
    </Notice>
  );
}
