'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { onNewVersion, takeOver } from './offline';

type Props = {
  /** That there is a new version. */
  readonly text: string;
  /** To use it at once. */
  readonly action: string;
};

/**
 * Says that a new version is ready, on pages that are read and not in the middle of a game. It lies over the lower end of
 * the page, so that nothing moves under a finger.
 */
export function UpdateNotice({ text, action }: Props): React.ReactNode {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => onNewVersion(setWaiting), []);
  return (
    <div role="status" className="page sticky bottom-3 z-10 print:hidden">
      {waiting && (
        <Notice kind="info" actions={<Button onClick={() => takeOver(waiting)}>{action}</Button>}>
          {text}
        </Notice>
      )}
    </div>
  );
}
