'use client';

/** Undo and redo of whatever was entered, on whichever screen. */
import { useEffect } from 'react';
import { UndoButtons } from '@/components/ui/undo-buttons';
import { useGameStore, type Way } from './game-store';

type Props = {
  /** Called after each step, so that a screen may lead the eye to what has changed. */
  readonly onStep?: () => void;
};

export function HistoryButtons({ onStep }: Props): React.ReactNode {
  const { step: stepOnce, useSnapshot, forgetStepBetweenGames } = useGameStore();
  const { history } = useSnapshot();

  useEffect(() => forgetStepBetweenGames, [forgetStepBetweenGames]);

  function step(way: Way): void {
    stepOnce(way);
    onStep?.();
  }

  return (
    <UndoButtons
      onUndo={history.past.length > 0 ? () => step('undo') : undefined}
      onRedo={history.future.length > 0 ? () => step('redo') : undefined}
    />
  );
}
