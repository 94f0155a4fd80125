'use client';

/**
 * The board at a step of a hill: near by, whole, or no more than whoever is chosen. A field that is touched is reported by
 * its name.
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
  /** Whose influence is shown alone. */
  readonly chosen: FieldName | undefined;
  /** Whose story is open, and which is ringed for it. */
  readonly asked: FieldName | undefined;
  readonly turned: number;
  readonly whole: boolean;
  readonly isZoomed: boolean;
  readonly onField: (at: FieldName) => void;
};

/** Around whoever has its story open: a ring, and on the whole board the names of the fields on which it may really stand. */
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
