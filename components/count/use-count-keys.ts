'use client';

/** The keys that move through a count. */
import { useEffect, useEffectEvent } from 'react';

type Ways = { readonly [Way in 'goOn' | 'goBack' | 'goToFirst' | 'goToLast']: (() => void) | undefined };

export function useCountKeys(ways: Ways): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = wayOfKey(event);
    if (!way) return;
    event.preventDefault();
    // A key held down would run through the count.
    if (!event.repeat) ways[way]?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Elements with keys of their own: all keys, or only Space. */
const TYPING = 'input, textarea, select, dialog, [role="dialog"]';
const PRESSING = 'a, button, summary, [role="button"]';

const WAYS: Readonly<Record<string, keyof Ways>> = {
  ArrowRight: 'goOn',
  ' ': 'goOn',
  ArrowLeft: 'goBack',
  Home: 'goToFirst',
  End: 'goToLast',
};

function wayOfKey({ key, target }: KeyboardEvent): keyof Ways | undefined {
  if (target instanceof Element && target.closest(key === ' ' ? `${TYPING}, ${PRESSING}` : TYPING))
    return undefined;
  return WAYS[key];
}
