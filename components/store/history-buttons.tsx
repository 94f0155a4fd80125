'use client';

/**
 * Undo and redo of whatever was entered, on whichever screen: two buttons for the upper bar, and the keys that people try
 * anyway. Not while a dialog asks something, nor while a text is typed, which has an undo of the browser's own.
 */
import { useEffect, useEffectEvent } from 'react';
import { tick } from '@/components/ui/haptics';
import { IconButton } from '@/components/ui/icon';
import { announce } from '@/components/ui/live';
import { useSay } from '@/components/ui/speech';
import { useGameStore } from './game-store';

type Props = {
  /** Called after each step, so that a screen may lead the eye to what has changed. */
  readonly onStep?: () => void;
};

export function HistoryButtons({ onStep }: Props): React.ReactNode {
  const say = useSay<'ui'>();
  const { store, useSnapshot } = useGameStore();
  const { history } = useSnapshot();
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;

  function step(way: 'undo' | 'redo'): void {
    store()[way]();
    tick();
    announce(say(way === 'undo' ? 'ui.undone' : 'ui.redone'));
    onStep?.();
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo && canRedo) step('redo');
    if (!isRedo && canUndo) step('undo');
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <IconButton
        icon="undo"
        label={say('ui.undo')}
        disabled={!canUndo}
        onClick={() => step('undo')}
        keys="Control+Z"
      />
      <IconButton
        icon="redo"
        label={say('ui.redo')}
        disabled={!canRedo}
        onClick={() => step('redo')}
        keys="Control+Y"
      />
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('textarea, input:not([type="radio"], [type="checkbox"])')
  );
}
