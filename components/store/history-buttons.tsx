'use client';

import { useSay } from '@/components/shell/speech';
import { tick } from '@/components/ui/haptics';
import { announce } from '@/components/ui/live';
import { UndoRedo } from '@/components/ui/undo-redo';
import type { Notebook } from '@/lib/palatinus/enter';
import { theKeeper, useKept } from './kept';

type Props = {
  /** Told after each step, with the notebook before and after it, and which way it went. */
  readonly onStep?: (before: Notebook, after: Notebook, way: 'undo' | 'redo') => void;
};

/** Undo and redo of whatever was entered, on whichever screen. */
export function HistoryButtons({ onStep }: Props): React.ReactNode {
  const say = useSay<'steps'>();
  const { history } = useKept();

  function step(take: 'undo' | 'redo'): void {
    const keeper = theKeeper();
    const before = keeper.snapshot().notebook;
    keeper[take]();
    tick();
    announce(say(take === 'undo' ? 'steps.undone' : 'steps.redone'));
    onStep?.(before, keeper.snapshot().notebook, take);
  }

  return (
    <UndoRedo
      canUndo={history.past.length > 0}
      canRedo={history.future.length > 0}
      onUndo={() => step('undo')}
      onRedo={() => step('redo')}
    />
  );
}
