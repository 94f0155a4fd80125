'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { focusContent } from '@/components/ui/focus-content';
import { readInTab, writeInTab } from '@/components/ui/kept-in-tab';
import { Notice } from '@/components/ui/notice';
import { onNewVersion, takeOver } from './offline';

type Props = {
  /** That there is a new version. */
  readonly text: string;
  /** To use it at once. */
  readonly now: string;
  /** To use it when the app is next opened, as happens by itself. */
  readonly later: string;
};

/** When it was put off. Whoever never closes the app is asked again the next day. */
const PUT_OFF = 'septimontium-update-put-off';
const A_DAY = 24 * 60 * 60 * 1000;
/** Both buttons stand in one line on the narrowest phones, too. */
const NARROW = 'max-[22.5rem]:px-2.5';

/**
 * Says that a new version is ready, on pages that are read and not in the middle of a game. It lies over the lower end of
 * the page, so that nothing moves under a finger; what is beneath it can be had by putting it off.
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
    // The button that had the focus is gone.
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
