'use client';

/**
 * Problems with the stored data, shown above every screen: what happened, and what to do. All of it is in the first
 * script, because people need it most when nothing can be fetched any more.
 */

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/dialog';
import { focusContent } from '@/components/ui/focus-content';
import { downloadText } from '@/components/ui/hand-over';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import type { Saving, SetAsideText } from '@/lib/store';
import { useGameStore } from './game-store';
import { keepLostGames, useLostGames } from './keep-game';
import { SaveEverything } from './save-everything';

export function StoreNotices(): React.ReactNode {
  const say = useSay<'store'>();
  const { saving, setAside, takenOver } = useGameStore().useSnapshot();
  useAnnounced(takenOver, say('store.takenOver'));
  useAnnounced(saving, saving === 'saved' ? undefined : say(`store.${saving}Title`));
  useAnnounced(setAside.length, setAside.length > 0 ? say('store.setAsideTitle') : undefined);
  return (
    <>
      {saving !== 'saved' && <SavingNotice saving={saving} />}
      <LostNotice />
      {setAside.map((text, index) => (
        <SetAsideNotice key={text.key} text={text} number={index + 1} />
      ))}
    </>
  );
}

/**
 * Announced when it comes up on this screen. On the next screen it is part of the content and not announced again.
 */
function useAnnounced(state: unknown, text: string | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && text !== undefined) announce(text);
    before.current = state;
  }, [state, text]);
}

/** A replaced game that could not be archived. */
function LostNotice(): React.ReactNode {
  const say = useSay<'store' | 'ui'>();
  const lost = useLostGames();
  useAnnounced(lost, lost > 0 ? say('store.lostTitle') : undefined);
  if (lost === 0) return null;
  return (
    <Notice
      kind="warning"
      className="mb-3"
      title={say('store.lostTitle')}
      actions={
        <>
          <Button onClick={keepLostGames}>{say('ui.tryAgain')}</Button>
          <SaveEverything />
        </>
      }
    >
      {say('store.lost')}
    </Notice>
  );
}

function SavingNotice({ saving }: { readonly saving: Exclude<Saving, 'saved'> }): React.ReactNode {
  const say = useSay<'store'>();
  return (
    <Notice
      kind="warning"
      className="mb-3"
      title={say(`store.${saving}Title`)}
      actions={
        <>
          <SaveEverything />
          {saving === 'outdated' && (
            <Button onClick={() => window.location.reload()}>{say('store.reload')}</Button>
          )}
        </>
      }
    >
      {say(`store.${saving}`)}
    </Notice>
  );
}

const WHY = {
  damaged: 'store.setAsideDamaged',
  newer: 'store.setAsideNewer',
  'history-damaged': 'store.setAsideHistory',
} as const satisfies Readonly<Record<SetAsideText['why'], string>>;

type SetAsideProps = { readonly text: SetAsideText; readonly number: number };

/** A saved text that could not be read. It can be downloaded as it was found, and is deleted only on request. */
function SetAsideNotice({ text, number }: SetAsideProps): React.ReactNode {
  const say = useSay<'store'>();
  const { store } = useGameStore();
  const [asked, setAsked] = useState(false);
  const isDiscarded = useRef(false);

  // The focused button disappears with the notice, so the focus moves to the content, and the deletion is announced
  // then.
  useEffect(() => {
    return () => {
      if (!isDiscarded.current) return;
      focusContent();
      announce(say('store.discarded'));
    };
  }, [say]);

  function discard(): void {
    isDiscarded.current = true;
    store().dropSetAside(text.key);
  }

  return (
    <Notice
      kind="warning"
      className="mb-3"
      title={say('store.setAsideTitle')}
      actions={
        <>
          <Button onClick={() => downloadText(`${say('store.fileName', { number })}.txt`, text.text)}>
            {say('store.download')}
          </Button>
          <Button look="quiet" onClick={() => setAsked(true)}>
            {say('store.discard')}
          </Button>
        </>
      }
    >
      {say(WHY[text.why])} {text.hasNoRoom && say('store.setAsideNoRoom')}
      <Confirm
        open={asked}
        title={say('store.discardTitle')}
        confirm={say('store.discard')}
        onConfirm={discard}
        onCancel={() => setAsked(false)}
      >
        {say('store.discardText')}
      </Confirm>
    </Notice>
  );
}
