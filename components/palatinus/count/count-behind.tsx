'use client';

/**
 * The count waits behind the inhabitants: drawn as soon as the table is whole, laid out and unseen, so that a tap shows
 * it at once. A change of pages by the framework alone takes longer on a slow phone than anybody takes for immediate.
 * The address changes all the same, and whoever comes by it, by a reload or from elsewhere, finds the page of the count.
 */
import { startTransition, useEffect, useState } from 'react';
import { Seen } from '@/components/shell/seen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { Held, theKeeper, useKept } from '@/components/store/kept';
import { announce } from '@/components/ui/live';
import type { Snapshot } from '@/lib/palatinus/enter';
import { CountScreen } from './count-screen';
import { useThereAndBack } from './use-there-and-back';

type Props = {
  /** Whether there is something to count. */
  readonly whole: boolean;
  readonly count: React.ReactNode;
  readonly children: React.ReactNode;
};

/** Nobody corrects a piece and goes on within this time. */
const SOON_MS = 250;
const BEHIND = 'invisible fixed inset-0 -z-10 flex flex-col overflow-hidden';
const BEFORE = 'contents';

export function CountBehind({ whole, count, children }: Props): React.ReactNode {
  const language = useLanguage();
  /** What the unseen count was drawn from; none where there is no such count. */
  const [held, setHeld] = useState<Snapshot>();
  const { isThere, handlers } = useThereAndBack(
    `/${language}/inhabitants`,
    `/${language}/score`,
    () => held !== undefined && held === theKeeper().snapshot(),
  );
  /** Once it is seen, it follows every change. */
  const [isLive, setLive] = useState(isThere);
  useArrival(isThere);
  const kept = useKept();
  useEffect(() => {
    if (isThere) return;
    const timer = setTimeout(() => startTransition(() => setHeld(whole ? kept : undefined)), SOON_MS);
    return () => clearTimeout(timer);
  }, [isThere, whole, kept]);
  useEffect(() => {
    if (isThere === isLive) return;
    startTransition(() => {
      setHeld(theKeeper().snapshot());
      setLive(isThere);
    });
  }, [isThere, isLive]);
  useEffect(() => CountScreen.fetch(), []);

  return (
    <div {...handlers} className={BEFORE}>
      <div inert={isThere} className={isThere ? 'hidden' : BEFORE}>
        <Seen value={!isThere}>{children}</Seen>
      </div>
      {(held || isThere) && (
        <div inert={!isThere} className={isThere ? BEFORE : BEHIND}>
          <Held value={isLive ? undefined : held}>
            <Seen value={isLive}>{count}</Seen>
          </Held>
        </div>
      )}
    </div>
  );
}

/** What a change of pages brings along: another title, the focus on what is new, and a word for those who listen. */
function useArrival(isThere: boolean): void {
  const say = useSay<'steps'>();
  const [before, setBefore] = useState(isThere);
  useEffect(() => {
    const [from, to] = [say('steps.inhabitants'), say('steps.score')];
    document.title = isThere ? document.title.replace(from, to) : document.title.replace(to, from);
    if (isThere === before) return;
    setBefore(isThere);
    // The link that was pressed is out of reach now.
    document.querySelector<HTMLElement>('main:not([inert] *)')?.focus({ preventScroll: true });
    if (!isThere) announce(from);
  }, [isThere, before, say]);
}
