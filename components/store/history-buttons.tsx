'use client';

/** Undo and redo of whatever was entered, on whichever screen. */
import { UndoButtons } from '@/components/ui/undo-buttons';
import { useGameStore } from './game-store';
import { useLostGames } from './keep-game';

type Props = {
  /** Called after each step, so that a screen may lead the eye to what has changed. */
  readonly onStep?: () => void;
  /** Where games are opened, undo brings the one before back. Elsewhere it stays in the game that is on the screen. */
  readonly isBetweenGames?: boolean;
};

export function HistoryButtons({ onStep, isBetweenGames = false }: Props): React.ReactNode {
  const { store, useSteps } = useGameStore();
  // A game that the archive could not take is found again by undo only.
  const isOneLost = useLostGames() > 0;
  const steps = useSteps(isBetweenGames || isOneLost);

  function step(way: 'undo' | 'redo'): void {
    store()[way]();
    onStep?.();
  }

  return (
    <UndoButtons
      onUndo={steps.undo ? () => step('undo') : undefined}
      onRedo={steps.redo ? () => step('redo') : undefined}
    />
  );
}
