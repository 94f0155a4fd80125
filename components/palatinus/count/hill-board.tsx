'use client';

/**
 * The board at a step of a hill: zoomed to the hill, whole, or zoomed to the chosen piece. Tapped fields are reported
 * by name.
 */
import { useMemo } from 'react';
import { HexBoard } from '@/components/palatinus/board/board';
import { countedFieldLabel } from '@/components/palatinus/board/field-label';
import { ringsAround } from '@/components/palatinus/board/marks-of-count';
import { useSay } from '@/components/ui/speech';
import {
  type Board,
  type CountStep,
  type FieldName,
  type Game,
  type HillPositions,
  type HillSoFar,
  parseField,
  SPOTS,
  spotOf,
  spotOfName,
} from '@/lib/palatinus';
import { fieldNameAt } from '@/lib/palatinus/enter';
import { drawingOf, type HillDrawing } from './hill-drawing';

type Props = {
  readonly game: Game;
  readonly hill: HillSoFar;
  readonly positions: HillPositions;
  readonly step: CountStep;
  /** The inhabitant whose influence alone is shown. */
  readonly chosen: FieldName | undefined;
  /** The field whose story is open; it gets a ring. */
  readonly asked: FieldName | undefined;
  readonly turned: number;
  readonly whole: boolean;
  readonly isZoomed: boolean;
  readonly onField: (at: FieldName) => void;
};

/**
 * Marks the field whose story is open: a ring and, on the whole board, the names of the fields around it, on which
 * the piece may really stand.
 */
function aroundAsked(
  board: Board,
  { highlights, names, dimmed }: HillDrawing,
  asked: FieldName,
  whole: boolean,
): Pick<HillDrawing, 'highlights' | 'names'> {
  const ringed = { highlights: { ...highlights, ...ringsAround(board, [asked], 'chosen') } };
  if (!whole) return ringed;
  const named = names ?? SPOTS.filter((spot) => !dimmed.has(spot));
  const around = board.around[parseField(asked)].map((field) => spotOf(board, field));
  return { ...ringed, names: new Set([...named, ...around]) };
}

export function HillBoard(props: Props): React.ReactNode {
  const { game, hill, positions, step, chosen, asked, turned, whole, isZoomed, onField } = props;
  const say = useSay<'field' | 'pieces' | 'score' | 'words'>();
  const { board } = game;
  const drawing = useMemo(
    () => drawingOf(game, hill, positions, step, chosen),
    [game, hill, positions, step, chosen],
  );

  return (
    <HexBoard
      names
      {...drawing}
      {...(asked && aroundAsked(board, drawing, asked, whole))}
      label={say('score.board', { letter: hill.letter })}
      turned={turned}
      zoom={isZoomed && chosen ? spotOfName(board, chosen) : undefined}
      {...(!whole && { frame: board.tiles[hill.letter].place })}
      className="size-full"
      controls={{
        fieldLabel: (spot) => countedFieldLabel(say, drawing, spot, game.players),
        onField: (spot) => {
          const at = fieldNameAt(drawing.scene, spot);
          if (at) onField(at);
        },
      }}
    />
  );
}
