'use client';

import { useState } from 'react';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { downloadText } from '@/components/ui/download';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import type { Aside } from '@/lib/table';
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

  function discard(): void {
    setAsked(false);
    theKeeper().dropAside(aside.key);
    announce(say('keeping.discarded'));
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
      {say(WHY[aside.why])}
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
