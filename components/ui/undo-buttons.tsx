'use client';

/**
 * Undo and redo as two buttons for the upper bar, and their usual keys. Not while a dialog is open or a text is being
 * typed, which has the browser's own undo.
 */
import { useEffect, useEffectEvent } from 'react';
import { tick } from './haptics';
import { announce } from './live';
import { useSay } from './speech';
import { ToolButton } from './tool-button';

type Props = {
  /** Undefined if there is nothing to undo, or to redo. */
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
};

export function UndoButtons({ onUndo, onRedo }: Props): React.ReactNode {
  const say = useSay<'ui'>();

  function undo(): void {
    onUndo?.();
    tick();
    announce(say('ui.undone'));
  }

  function redo(): void {
    onRedo?.();
    tick();
    announce(say('ui.redone'));
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo && onRedo) redo();
    if (!isRedo && onUndo) undo();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <ToolButton icon="undo" word={say('ui.undo')} disabled={!onUndo} onClick={undo} keys="Control+Z" />
      <ToolButton icon="redo" word={say('ui.redo')} disabled={!onRedo} onClick={redo} keys="Control+Y" />
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('textarea, input:not([type="radio"], [type="checkbox"])')
  );
}
