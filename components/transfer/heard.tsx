'use client';

import { useEffect, useRef } from 'react';

type Props = { readonly news: unknown; readonly children: React.ReactNode };

/** What became of something: brought into sight and read out, wherever on the page it was asked for. */
export function Heard({ news, children }: Props): React.ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other news are to be heard again
  useEffect(() => ref.current?.focus(), [news]);
  return (
    <div ref={ref} tabIndex={-1} className="focus-visible:outline-none">
      {children}
    </div>
  );
}
