'use client';

/** Says that a new game was started, and can bring back the one before, for people who meant to continue that one. */
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';

type Props = {
  readonly onBringBack: () => void;
  /** Another button. */
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
