'use client';

/** What the ways to hand a game on have in common: a title, a word on what was done, and the phone's own way to send. */

import { useId, useState } from 'react';

type PartProps = {
  readonly title: string;
  /** What became of the last thing asked for here. */
  readonly done: string;
  readonly children: React.ReactNode;
};

/** One way to hand a game on. */
export function Part({ title, done, children }: PartProps): React.ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 border-line border-t py-4 first:border-t-0 first:pt-1"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
      {/* Always there, so that it is heard; and inside the sheet, as whatever lies beneath it is not heard now. */}
      <output className="text-sm empty:absolute">{done}</output>
    </section>
  );
}

/** A word on what was just done. */
export function useDone(): readonly [string, (what: string) => void] {
  const [done, setDone] = useState('');
  // The same words twice would be no change, and so not be said again.
  return [done, (what) => setDone((before) => (before === what ? `${what}\u00a0` : what))];
}

/** Whether the phone has a way of its own to send this on. */
export function canSend(data: ShareData): boolean {
  return navigator.canShare?.(data) ?? false;
}

/** Whoever looks at the list of ways and takes none has changed their mind, which is no mishap. */
export async function send(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}
