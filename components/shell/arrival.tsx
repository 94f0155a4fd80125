'use client';

/**
 * Another page has come without the document being loaded anew. The link that led there is gone, and the focus with it: it goes to
 * the content, so that the keyboard and a screen reader go on from there. The title is read out by the framework.
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
