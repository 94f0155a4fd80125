'use client';

/** Undo and redo of everything that was entered, on every screen. */
import { UndoButtons } from '@/components/ui/undo-buttons';
import { useGameStore } from './game-store';
import { useLostGames } from './keep-game';

type Props = {
  /** Called after each step, so that a screen can show what has changed. */
  readonly onStep?: () => void;
  /** Where games are opened, undo may lead back to the game before. Elsewhere it stays within the current game. */
  readonly isBetweenGames?: boolean;
};

export function HistoryButtons({ onStep, isBetweenGames = false }: Props): React.ReactNode {
  const { store, useSteps } = useGameStore();
  // A game that could not be archived can only be found again by undo.
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
