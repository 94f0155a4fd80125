'use client';

/** Undo and redo of whatever was entered, on whichever screen. */
import { UndoButtons } from '@/components/ui/undo-buttons';
import { useGameStore } from './game-store';

type Props = {
  /** Called after each step, so that a screen may lead the eye to what has changed. */
  readonly onStep?: () => void;
};

export function HistoryButtons({ onStep }: Props): React.ReactNode {
  const { store, useSnapshot } = useGameStore();
  const { history } = useSnapshot();

  function step(way: 'undo' | 'redo'): void {
    store()[way]();
    onStep?.();
  }

  return (
    <UndoButtons
      onUndo={history.past.length > 0 ? () => step('undo') : undefined}
      onRedo={history.future.length > 0 ? () => step('redo') : undefined}
    />
  );
}
