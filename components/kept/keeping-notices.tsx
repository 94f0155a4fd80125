'use client';

/**
 * Whether something is wrong with keeping what was entered. Almost always nothing is, so the words and buttons for it
 * are fetched only when something is.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSay } from '@/components/shell/speech';
import { announce } from '@/components/ui/live';
import { useKept } from './kept';

const TroubleNotices = lazy(async () => ({ default: (await import('./trouble-notices')).TroubleNotices }));

export function KeepingNotices(): React.ReactNode {
  const say = useSay<'keeping'>();
  const { saving, aside, takenOver } = useKept();
  useTakenOver(takenOver, say('keeping.takenOver'));
  if (saving === 'saved' && aside.length === 0) return null;
  return (
    <Suspense>
      <TroubleNotices saving={saving} aside={aside} />
    </Suspense>
  );
}

/** What others did in another tab is said once, when it appears here. */
function useTakenOver(count: number, text: string): void {
  const [told, setTold] = useState(count);
  useEffect(() => {
    if (count > told) announce(text);
    setTold(count);
  }, [count, told, text]);
}
