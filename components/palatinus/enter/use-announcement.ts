/** Announces a text whenever it changes, but not when the screen opens, because then it is read anyway. */

import { useEffect, useRef } from 'react';
import { announce } from '@/components/ui/live';

export function useAnnouncement(text: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (text !== undefined && before.current !== undefined && before.current !== text) announce(text);
    before.current = text;
  }, [text]);
}
