'use client';

/**
 * Keys that work wherever on a screen the focus is, in its content or on a button of its header (after a press on
 * Undo people continue with keys), but not while somebody types or a sheet is open. With nothing focused they do
 * nothing, since voice control and people who have just arrived trigger keys by accident.
 */
import { useEffect, useEffectEvent } from 'react';

/** Elements with keys of their own. */
const TYPING = 'input:not([type="radio"]), textarea, select, dialog, [role="dialog"]';

const PARTS = '#content *, header *';

/** `act` returns whether it used the key. */
export function useScreenKeys(act: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof Element) || !event.target.closest(PARTS) || event.target.closest(TYPING))
      return;
    if (act(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
