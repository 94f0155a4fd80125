'use client';

/** The board at a hill: near by, or whole. Before anyone has left, so that one sees who goes. */
import { useMemo } from 'react';
import { HexBoard } from '@/components/board/board';
import { sceneOf } from '@/components/board/scene';
import { useSay } from '@/components/shell/speech';
import type { Game, Hill, HillPositions } from '@/lib/palatinus';
import { drawingOf } from './hill-drawing';

type Props = {
  readonly game: Game;
  readonly hill: Hill;
  readonly positions: HillPositions;
  readonly turned: number;
  readonly whole: boolean;
};

export function HillBoard({ game: { board }, hill, positions, turned, whole }: Props): React.ReactNode {
  const say = useSay<'score'>();
  const drawing = useMemo(
    () => ({ scene: sceneOf(board, positions.before), ...drawingOf(board, hill, positions) }),
    [board, hill, positions],
  );
  return (
    <HexBoard
      {...drawing}
      label={say('score.board', { letter: hill.letter })}
      turned={turned}
      names
      {...(!whole && { frame: board.tiles[hill.letter].place })}
      className="size-full"
    />
  );
}
