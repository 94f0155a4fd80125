'use client';

/** The piece in the middle and its neighbours, as on a real board. The fields can be touched. */

import { useId, useMemo } from 'react';
import { Drawing } from '@/components/palatinus/board/drawing';
import { hexPath, layoutOf, middleOf, shapesAt, viewBoxOf } from '@/components/palatinus/board/layout';
import { NO_NUMBERS, placesOfNumbers, SUM_REACH } from '@/components/palatinus/board/places-of-numbers';
import { TouchBoard } from '@/components/palatinus/board/touch-board';
import { useSay } from '@/components/ui/speech';
import { DIRECTIONS } from '@/lib/hex';
import { askSentences } from '@/lib/i18n';
import { placeOf, type Spot } from '@/lib/palatinus';
import {
  type Answer,
  type AskTap,
  asksAboutGround,
  directionsOf,
  type FieldCount,
  HILL_DIRECTION,
  type Question,
  type Reading,
} from '@/lib/palatinus/ask';
import { drawingOf } from './ask-drawing';

/**
 * The outline of each visible hex. The rest of the board is clipped, but not the sum, which may extend over the edge.
 */
const OUTLINE = hexPath(1.015);

type Props = {
  readonly question: Question;
  readonly answer: Answer;
  /** The reading that is drawn. */
  readonly reading: Reading;
  readonly onTap: (tap: AskTap) => void;
};

export function AskBoard({ question, answer, reading, onTap }: Props): React.ReactNode {
  const clip = useId();
  const say = useSay<'ask' | 'words'>();
  const tell = askSentences(say);
  const { middle, around, ...drawing } = useMemo(
    () => drawingOf(question, answer, reading),
    [question, answer, reading],
  );
  const layout = layoutOf(drawing.scene.handedness);
  const directions = directionsOf(question.neighbours.length as FieldCount);
  const edge = DIRECTIONS.filter(
    (direction) => direction !== HILL_DIRECTION && !directions.includes(direction),
  );
  const { x, y } = middleOf(layout.spots[middle]);
  const { sum } = placesOfNumbers(layout, drawing)[middle] ?? NO_NUMBERS;
  const shown = [middle, ...around];
  const touched = asksAboutGround(question) ? shown : around;

  function labelOf(spot: Spot): string {
    const index = around.indexOf(spot);
    const [direction, neighbour] = [directions[index], question.neighbours[index]];
    return direction === undefined || neighbour === undefined
      ? tell.ownField(question)
      : tell.field(direction, neighbour);
  }

  return (
    <TouchBoard
      viewBox={viewBoxOf(layout, middle)}
      label={tell.board(question, edge)}
      className="size-full"
      targets={touched.map((spot) => ({ ...layout.spots[spot], spot }))}
      controls={{
        fieldLabel: labelOf,
        onField: (spot) =>
          onTap(spot === middle ? { on: 'own-field' } : { on: 'neighbour', index: around.indexOf(spot) }),
      }}
    >
      <clipPath id={clip}>
        {sum && <circle cx={x + sum.x} cy={y + sum.y} r={SUM_REACH} />}
        <path
          d={shapesAt(OUTLINE, shown.map((spot) => layout.spots[spot]).concat(layout.hills[placeOf(middle)]))}
        />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Drawing layout={layout} {...drawing} />
      </g>
    </TouchBoard>
  );
}
