'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { focusContent } from '@/components/ui/focus-content';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { Notice } from '@/components/ui/notice';
import { onNewVersion, takeOver } from './offline';

type Props = {
  /** Says that there is a new version. */
  readonly text: string;
  /** The button that uses it at once. */
  readonly now: string;
  /** The button that uses it when the app is next opened, which happens automatically. */
  readonly later: string;
};

/** When the update was put off. People who never close the app are asked again the next day. */
const PUT_OFF = 'septimontium-update-put-off';
const A_DAY = 24 * 60 * 60 * 1000;
/** Both buttons fit on one line on the narrowest phones, too. */
const NARROW = 'max-[22.5rem]:px-2.5';

/**
 * Says that a new version is ready, on pages to read but not in the middle of a game. It covers the lower end of the
 * page, so that nothing moves under a finger; "later" uncovers it.
 */
export function UpdateNotice({ text, now, later }: Props): React.ReactNode {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    const isPutOff = Date.now() - Number(readInTab(PUT_OFF)) < A_DAY;
    return isPutOff ? undefined : onNewVersion(setWaiting);
  }, []);

  function wait(): void {
    writeInTab(PUT_OFF, String(Date.now()));
    setWaiting(undefined);
    // The focused button is gone.
    focusContent();
  }

  return (
    <div role="status" className="page sticky bottom-3 z-10 print:hidden">
      {waiting && (
        <Notice
          kind="info"
          actions={
            <>
              <Button className={NARROW} onClick={() => takeOver(waiting)}>
                {now}
              </Button>
              <Button look="quiet" className={NARROW} onClick={wait}>
                {later}
              </Button>
            </>
          }
        >
          {text}
        </Notice>
      )}
    </div>
  );
}
