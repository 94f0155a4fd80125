'use client';

/**
 * The board at a step of a hill: near by, whole, or no more than whoever is chosen. A field that is touched is reported by
 * its name.
 */
import { useMemo } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { fieldLabel } from '@/components/palatinus/board/field-label';
import { isGone } from '@/components/palatinus/board/marks';
import { useSay } from '@/components/ui/speech';
import {
  type CountStep,
  type FieldName,
  type Game,
  type HillPositions,
  type HillSoFar,
  parseField,
  type Spot,
  spotOf,
} from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { drawingOf } from './hill-drawing';

type Props = {
  readonly game: Game;
  readonly hill: HillSoFar;
  readonly positions: HillPositions;
  readonly step: CountStep;
  /** Whose influence is shown alone. */
  readonly chosen: FieldName | undefined;
  readonly turned: number;
  readonly whole: boolean;
  readonly isZoomed: boolean;
  readonly onField: (at: FieldName) => void;
};

export function HillBoard(props: Props): React.ReactNode {
  const { game, hill, positions, step, chosen, turned, whole, isZoomed, onField } = props;
  const say = useSay<'field' | 'pieces' | 'score' | 'words'>();
  const { board } = game;
  const drawing = useMemo(
    () => drawingOf(game, hill, positions, step, chosen),
    [game, hill, positions, step, chosen],
  );
  const { scene, marks } = drawing;

  function labelOf(spot: Spot): string {
    const mark = marks.find(
      (one) => one.at === spot && (isGone(one) || one.look === 'sum' || one.look === 'void'),
    );
    return [
      fieldLabel(say, scene, spot, game.players),
      ...(mark && isGone(mark) ? [say(mark.look === 'fled' ? 'score.flees' : 'score.gone')] : []),
      ...(mark?.text ? [say('score.earns', { points: mark.text })] : []),
      ...(mark?.look === 'void' ? [say('score.countsForNobody')] : []),
    ].join(', ');
  }

  return (
    <HexBoard
      names
      {...drawing}
      label={say('score.board', { letter: hill.letter })}
      turned={turned}
      zoom={isZoomed && chosen ? spotOf(board, parseField(chosen)) : undefined}
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
