'use client';

/** The board at a step of a hill: near by, or whole. Whoever is touched is told of. */
import { useMemo } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { isGone } from '@/components/palatinus/board/decorations';
import { fieldLabel } from '@/components/palatinus/board/field-label';
import { useSay } from '@/components/shell/speech';
import type { CountStep, FieldName, Game, Hill, HillPositions, Spot } from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { drawingOf } from './hill-drawing';

type Props = {
  readonly game: Game;
  readonly hill: Hill;
  readonly positions: HillPositions;
  readonly step: CountStep;
  /** Whose influence is shown alone. */
  readonly chosen: FieldName | undefined;
  readonly turned: number;
  readonly whole: boolean;
  readonly onField: (at: FieldName) => void;
};

export function HillBoard(props: Props): React.ReactNode {
  const { game, hill, positions, step, chosen, turned, whole, onField } = props;
  const say = useSay<'score' | 'field' | 'words'>();
  const { board } = game;
  const drawing = useMemo(
    () => drawingOf(game, hill, positions, step, chosen),
    [game, hill, positions, step, chosen],
  );
  const { scene, marks } = drawing;

  function labelOf(spot: Spot): string {
    const mark = marks.find((one) => one.at === spot && (isGone(one) || one.look === 'sum'));
    return [
      fieldLabel(say, scene, spot),
      ...(mark && isGone(mark) ? [say(mark.look === 'fled' ? 'score.flees' : 'score.gone')] : []),
      ...(mark?.look === 'sum' ? [say('score.earns', { points: mark.text ?? '' })] : []),
    ].join(', ');
  }

  return (
    <HexBoard
      {...drawing}
      label={say('score.board', { letter: hill.letter })}
      turned={turned}
      names
      {...(!whole && { frame: board.tiles[hill.letter].place })}
      className="size-full"
      controls={{
        fieldLabel: labelOf,
        onField: (spot) => {
          const at = fieldNameAt(scene, spot);
          if (at) onField(at);
        },
      }}
    />
  );
}
