'use client';

/**
 * The count waits behind the inhabitants: drawn as soon as the table is whole, laid out and unseen, so that a tap shows
 * it at once. A change of pages by the framework alone takes longer on a slow phone than anybody takes for immediate.
 * The address changes all the same, and whoever comes by it, by a reload or from elsewhere, finds the page of the count.
 */
import { usePathname } from 'next/navigation';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Held, theKeeper, useKept } from '@/components/kept/kept';
import { Seen } from '@/components/shell/seen';
import { useLanguage, useSay } from '@/components/shell/speech';
import { afterPaint } from '@/components/ui/after-paint';
import { isPlain } from '@/components/ui/go';
import { announce } from '@/components/ui/live';
import { quickTap } from '@/components/ui/quick-tap';
import type { Snapshot } from '@/lib/table';
import { CountScreen } from './count-screen';

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
  const say = useSay<'steps'>();
  const language = useLanguage();
  const [here, there] = [`/${language}/inhabitants`, `/${language}/score`];
  const kept = useKept();
  /** What the unseen count was drawn from; none where there is no such count. */
  const [held, setHeld] = useState<Snapshot>();
  const path = usePathname();
  const [isShown, setShown] = useState(path === there);
  /** Once it is seen, it follows every change. */
  const [isLive, setLive] = useState(isShown);
  const pending = useRef(0);

  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => startTransition(() => setHeld(whole ? kept : undefined)), SOON_MS);
    return () => clearTimeout(timer);
  }, [isShown, whole, kept]);
  useEffect(() => {
    if (isShown === isLive) return;
    startTransition(() => {
      setHeld(theKeeper().snapshot());
      setLive(isShown);
    });
    // The link that was pressed is out of reach now.
    document.querySelector<HTMLElement>('main:not([inert] *)')?.focus({ preventScroll: true });
    if (!isShown) announce(say('steps.inhabitants'));
  }, [isShown, isLive, say]);
  useEffect(() => {
    const [from, to] = [say('steps.inhabitants'), say('steps.score')];
    document.title = isShown ? document.title.replace(from, to) : document.title.replace(to, from);
  }, [isShown, say]);
  useEffect(() => CountScreen.fetch(), []);
  // Whichever way one came; but the address is a little behind what was tapped, and the framework behind the address.
  useEffect(() => {
    if (pending.current === 0) setShown(path === there);
  }, [path, there]);

  /** Follows a link from the one to the other without leaving; says whether it did. */
  function follow(target: EventTarget): boolean {
    const link = target instanceof Element ? target.closest('a') : null;
    const wanted = isShown ? here : there;
    const isReady = isShown || (held !== undefined && held === theKeeper().snapshot());
    if (!isReady || link?.getAttribute('href') !== wanted) return false;
    setShown(!isShown);
    window.scrollTo({ top: 0, behavior: 'instant' });
    pending.current += 1;
    // The framework draws its own anew for every address.
    afterPaint(() => {
      window.history.pushState(null, '', wanted);
      pending.current -= 1;
    });
    return true;
  }
  const { onTouchStart, onTouchEnd } = quickTap(follow);

  return (
    <div
      onTouchStartCapture={onTouchStart}
      onTouchEndCapture={onTouchEnd}
      onClickCapture={(event) => {
        if (!isPlain(event) || !follow(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      className={BEFORE}
    >
      <div inert={isShown} className={isShown ? 'hidden' : BEFORE}>
        <Seen value={!isShown}>{children}</Seen>
      </div>
      {(held || isShown) && (
        <div inert={!isShown} className={isShown ? BEFORE : BEHIND}>
          <Held value={isLive ? undefined : held}>
            <Seen value={isLive}>{count}</Seen>
          </Held>
        </div>
      )}
    </div>
  );
}
