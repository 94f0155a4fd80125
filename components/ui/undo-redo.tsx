'use client';

import { use, useEffect, useEffectEvent } from 'react';
import { Seen } from '@/components/shell/seen';
import { useSay } from '@/components/shell/speech';
import { IconButton } from './icon-button';

type Props = {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
};

/** A text that is being typed has an undo of its own, the browser's. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('textarea, input:not([type="radio"], [type="checkbox"])')
  );
}

/** Two buttons for the upper bar, and the keys that people try anyway. Not while a dialog asks something, nor unseen. */
export function UndoRedo({ canUndo, canRedo, onUndo, onRedo }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  const isSeen = use(Seen);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSeen || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo && canRedo) onRedo();
    if (!isRedo && canUndo) onUndo();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <IconButton icon="undo" label={say('ui.undo')} disabled={!canUndo} onClick={onUndo} keys="Control+Z" />
      <IconButton icon="redo" label={say('ui.redo')} disabled={!canRedo} onClick={onRedo} keys="Control+Y" />
    </>
  );
}
