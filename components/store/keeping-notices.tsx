'use client';

/**
 * Whether something is wrong with keeping what was entered. What must be told when nothing can be fetched is here from
 * the start: a part of the app that is missing then would take down the page, and with it what could not be saved. Only
 * the buttons for texts put aside are fetched, and where they cannot be, the words come alone.
 */
import { lazy, Suspense, use, useEffect, useRef } from 'react';
import { Seen } from '@/components/shell/seen';
import { useSay } from '@/components/shell/speech';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import type { Aside } from '@/lib/palatinus/enter';
import { useKept } from './kept';
import { useMadeRoom } from './made-room';
import { SavingNotice, UnreadNotice } from './trouble-notices';

type AsideProps = { readonly aside: Aside; readonly number: number };

const AsideNotice = lazy(async () => ({
  default: await import('./aside-notice').then(
    (loaded) => loaded.AsideNotice,
    () => AsideWords,
  ),
}));

export function KeepingNotices(): React.ReactNode {
  const say = useSay<'keeping'>();
  const { saving, unread, aside, takenOver } = useKept();
  const madeRoom = useMadeRoom();
  const isSeen = use(Seen);
  useEffect(() => {
    if (madeRoom && isSeen) announce(say('keeping.madeRoom'));
  }, [madeRoom, isSeen, say]);
  useSaidAnew(takenOver, say('keeping.takenOver'));
  useSaidAnew(saving, saving === 'saved' ? undefined : say(`keeping.${saving}Title`));
  useSaidAnew(unread, unread ? say('keeping.unreadTitle') : undefined);
  useSaidAnew(aside.length, aside.length > 0 ? say('keeping.asideTitle') : undefined);
  return (
    <>
      {unread && <UnreadNotice />}
      {saving !== 'saved' && <SavingNotice saving={saving} />}
      {aside.map((text, index) => (
        <Suspense key={text.key} fallback={<AsideWords aside={text} number={index + 1} />}>
          <AsideNotice aside={text} number={index + 1} />
        </Suspense>
      ))}
      {madeRoom && (
        <Notice kind="info" className="mb-3">
          {say('keeping.madeRoom')}
        </Notice>
      )}
    </>
  );
}

function AsideWords({ aside }: AsideProps): React.ReactNode {
  const say = useSay<'keeping'>();
  return (
    <Notice kind="warning" className="mb-3" title={say('keeping.asideTitle')}>
      {aside.homeless && say('keeping.asideNoRoom')}
    </Notice>
  );
}

/** Said aloud when it comes up here; on the next screen it is read, not said again. */
function useSaidAnew(state: unknown, text: string | undefined): void {
  const before = useRef(state);
  const isSeen = use(Seen);
  useEffect(() => {
    if (before.current !== state && text !== undefined && isSeen) announce(text);
    before.current = state;
  }, [state, text, isSeen]);
}
