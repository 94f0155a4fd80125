'use client';

/**
 * What all ways of sharing have in common: a title, a message about what was done, and the phone's own share dialog.
 */

import { useId, useState } from 'react';

type PartProps = {
  readonly title: string;
  /** The result of the last action here. */
  readonly done: string;
  readonly children: React.ReactNode;
};

/** One way to share a game. */
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
      {/* Always present, so that changes are announced; and inside the sheet, because the page beneath is inert. */}
      <output className="text-sm empty:absolute">{done}</output>
    </section>
  );
}

/** A message about what was just done. */
export function useDone(): readonly [string, (what: string) => void] {
  const [done, setDone] = useState('');
  // The same text again would be no change, and screen readers would not read it.
  return [done, (what) => setDone((before) => (before === what ? `${what}\u00a0` : what))];
}

/** Whether the phone has its own share dialog for this data. */
export function canSend(data: ShareData): boolean {
  return navigator.canShare?.(data) ?? false;
}

/** Closing the share dialog without sharing is not an error. */
export async function send(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}
