/** One hill as one reading counts it: everybody's sum, and marks on what another reading counts differently. */
import type { BoardLine, BoardMark, Highlights } from '@/components/palatinus/board/marks';
import {
  allBut,
  linesOfCaptures,
  marksOfLeaving,
  ringsAround,
  ringsOfCondottieri,
  sumsOf,
  tracesOfEarlier,
  tracesOfLeaving,
} from '@/components/palatinus/board/marks-of-count';
import { type Scene, sceneOf } from '@/components/palatinus/board/scene';
import { type Game, type Hill, type HillPositions, type Spot, spotOfName } from '@/lib/palatinus';
import { type DifferentGift, hillDifferences } from '@/lib/palatinus/settle';

export interface Reading {
  readonly hill: Hill;
  readonly positions: HillPositions;
}

export interface ReadingDrawing {
  /** What the two readings count differently at this hill. */
  readonly shows: 'captures' | 'influence';
  readonly scene: Scene;
  readonly dimmed: ReadonlySet<Spot>;
  readonly highlights: Highlights;
  readonly lines: readonly BoardLine[];
  readonly marks: readonly BoardMark[];
}

/** If both count the same influence, the captures are shown, because then the difference is the value of captives. */
export function drawingOfReading(
  { board, position }: Pick<Game, 'board' | 'position'>,
  { hill, positions }: Reading,
  other: Reading,
): ReadingDrawing {
  const near = board.reach[hill.letter];
  const differences = hillDifferences(hill, other.hill);
  const isSameInfluence = differences.inhabitants.length === 0;
  const earlier = tracesOfEarlier(board, near, position, positions.before);
  const dimmed = allBut(board, near);
  if (isSameInfluence)
    return {
      shows: 'captures',
      scene: sceneOf(board, positions.before),
      dimmed,
      highlights: ringsOfCondottieri(board, hill.condottieri),
      lines: linesOfCaptures(board, hill.condottieri),
      marks: [...earlier, ...marksOfLeaving(board, hill)],
    };
  const { inhabitants, gifts } = differences;
  const givers = gifts.map(({ from }) => from);
  return {
    shows: 'influence',
    scene: sceneOf(board, positions.after),
    dimmed,
    highlights: { ...ringsAround(board, givers, 'giving'), ...ringsAround(board, inhabitants, 'chosen') },
    lines: gifts
      .filter(({ sources }) => sources.length > 0)
      .map(({ from, to }) => ({ from: spotOfName(board, from), to: spotOfName(board, to), look: 'gives' })),
    marks: [
      ...earlier,
      ...tracesOfLeaving(board, hill),
      ...onceEach(gifts).flatMap(({ from, sources }) =>
        sources.map(
          ({ points }): BoardMark => ({
            at: spotOfName(board, from),
            look: 'gain',
            text: `+${points}`,
          }),
        ),
      ),
      ...sumsOf(board, hill.influence),
    ],
  };
}

/** A field gives the same to each of its neighbours, so it is shown only once. */
function onceEach(gifts: readonly DifferentGift[]): readonly DifferentGift[] {
  return gifts.filter(({ from }, index) => gifts.findIndex((gift) => gift.from === from) === index);
}
