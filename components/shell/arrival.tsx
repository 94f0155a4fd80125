'use client';

/**
 * After a client-side navigation the followed link is gone, and the focus with it. It moves to the content, so that
 * keyboard and screen reader continue there. Next announces the title.
 */
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusContent } from '@/components/ui/focus-content';

export function Arrival(): null {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (document.activeElement === document.body) focusContent();
  }, [path]);
  return null;
}
