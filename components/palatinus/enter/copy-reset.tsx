'use client';

import { useEffect, useRef, useState } from 'react';
import { useSay } from '@/components/shell/speech';
import { theKeeper, useKept } from '@/components/store/kept';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { resetCopy, tilesKnown } from '@/lib/palatinus/enter';

/** Asked first, since it is the work of an evening; and undone like everything else. */
export function CopyReset(): React.ReactNode {
  const say = useSay<'copy'>();
  const { copy } = useKept().notebook;
  const [isAsking, setAsking] = useState(false);
  const isDone = useRef(false);

  // Said once the question is closed: while it is open, nothing else is read out.
  useEffect(() => {
    if (isAsking || !isDone.current) return;
    isDone.current = false;
    announce(say('copy.resetDone'));
  }, [isAsking, say]);

  const isEmpty = copy.name === undefined && tilesKnown(copy) === 0;
  return (
    <>
      <Button look="quiet" disabled={isEmpty} onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {say('copy.reset')}
      </Button>
      <Confirm
        open={isAsking}
        title={say('copy.resetTitle')}
        confirm={say('copy.reset')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          theKeeper().change(resetCopy);
          isDone.current = true;
          setAsking(false);
        }}
      >
        {say('copy.resetText')}
      </Confirm>
    </>
  );
}
