'use client';

/** Says that a new game was started, and brings back the one before, for people who meant to go on with that. */
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { bringGameBack } from './game-before';

type Props = {
  /** Called when it is back. */
  readonly onBack?: () => void;
  /** Another way on. */
  readonly children?: React.ReactNode;
};

export function GameBeforeNotice({ onBack, children }: Props): React.ReactNode {
  const say = useSay<'missing' | 'ui'>();
  const text = say('missing.before');
  useEffect(() => announce(text), [text]);

  function bringBack(): void {
    bringGameBack();
    announce(say('ui.undone'));
    onBack?.();
  }

  return (
    <Notice
      kind="info"
      className="mb-3"
      actions={
        <>
          <Button onClick={bringBack}>{say('missing.bringBack')}</Button>
          {children}
        </>
      }
    >
      {text}
    </Notice>
  );
}
