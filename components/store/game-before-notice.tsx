'use client';

/** Says that a new game was started, and brings back the one before, for people who meant to go on with that. */
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';

type Props = {
  readonly onBringBack: () => void;
  /** Another way on. */
  readonly children?: React.ReactNode;
};

export function GameBeforeNotice({ onBringBack, children }: Props): React.ReactNode {
  const say = useSay<'store' | 'ui'>();
  const text = say('store.before');
  useEffect(() => announce(text), [text]);

  function bringBack(): void {
    onBringBack();
    announce(say('ui.undone'));
  }

  return (
    <Notice
      kind="info"
      className="mb-3"
      actions={
        <>
          <Button onClick={bringBack}>{say('store.bringBack')}</Button>
          {children}
        </>
      }
    >
      {text}
    </Notice>
  );
}
