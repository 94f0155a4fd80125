'use client';

/**
 * Keys that mean something wherever on a screen the focus is, in its content or on a button of its header (whoever has just
 * pressed Undo goes on with a key), unless somebody types or has a sheet open. With the focus on nothing they mean nothing:
 * who speaks to the device, or has just arrived, presses keys by accident.
 */
import { useEffect, useEffectEvent } from 'react';

/** Where keys have a meaning of their own. */
const TYPING = 'input:not([type="radio"]), textarea, select, dialog, [role="dialog"]';

const PARTS = '#content *, header *';

/** `act` returns whether the key meant something. */
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
