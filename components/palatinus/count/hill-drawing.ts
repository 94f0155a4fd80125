/** What is drawn at a step of a hill: the board as it is then, and marks on the pieces that the step is about. */
import type { BoardLine, BoardMark, Highlights } from '@/components/palatinus/board/marks';
import {
  allBut,
  linesOfCaptures,
  linesOfInfluence,
  marksOfInfluence,
  marksOfLeaving,
  ringsOfCondottieri,
  ringsOfInfluence,
  sumsOf,
  tracesOfEarlier,
  tracesOfLeaving,
} from '@/components/palatinus/board/marks-of-count';
import { type Scene, sceneOf } from '@/components/palatinus/board/scene';
import {
  type Board,
  type CountStep,
  type FieldName,
  type Game,
  type HillPositions,
  type HillSoFar,
  judgedIn,
  type Spot,
} from '@/lib/palatinus';

interface Marks {
  readonly highlights: Highlights;
  readonly lines: readonly BoardLine[];
  readonly marks: readonly BoardMark[];
  /** The fields that show their names; undefined if all do. */
  readonly names?: ReadonlySet<Spot>;
}

export interface HillDrawing extends Marks {
  readonly scene: Scene;
  /** The fields that cannot matter to the hill. */
  readonly dimmed: ReadonlySet<Spot>;
}

export function drawingOf(
  { board, position }: Pick<Game, 'board' | 'position'>,
  hill: HillSoFar,
  { before, after }: HillPositions,
  step: CountStep,
  chosen: FieldName | undefined,
): HillDrawing {
  const near = board.reach[hill.letter];
  const isCounted = step.part === 'influence';
  const { marks, ...rest } = isCounted ? countedMarks(board, hill, chosen) : actionMarks(board, hill, step);
  return {
    scene: sceneOf(board, isCounted ? after : before),
    dimmed: allBut(board, near),
    ...rest,
    marks: [...tracesOfEarlier(board, near, position, before), ...marks],
  };
}

/** Step a): the condottieri that are judged and, once they leave, a cross over everybody who leaves. */
function actionMarks(board: Board, hill: HillSoFar, step: CountStep): Marks {
  const condottieri = judgedIn(hill, step);
  const { captures, settled } = hill;
  const isLeaving = step.part === 'leaving';
  // Next to captives, a ring around a piece that was only looked at would look like a capture.
  const hasCaptives = isLeaving && condottieri.some(({ captured }) => captured.length > 0);
  return {
    highlights: ringsOfCondottieri(board, condottieri, hasCaptives ? 'captured' : 'seen'),
    lines: linesOfCaptures(board, condottieri),
    marks: isLeaving ? marksOfLeaving(board, { captures, condottieri: settled }) : [],
  };
}

/**
 * Step b): everybody's sum. If an inhabitant is chosen: only its own sum and all that feeds it. If people count
 * together: all sums so far, and what feeds the latest inhabitant.
 */
function countedMarks(board: Board, hill: HillSoFar, chosen: FieldName | undefined): Marks {
  const traces = tracesOfLeaving(board, hill);
  const shown = hill.latest?.shows === 'influence' ? hill.latest.at : undefined;
  const one = hill.influence.find(({ at }) => at === (chosen ?? shown));
  if (!one) return { highlights: {}, lines: [], marks: [...traces, ...sumsOf(board, hill.influence)] };
  const others = chosen ? [] : hill.influence.filter((other) => other !== one);
  const highlights = ringsOfInfluence(board, one);
  return {
    highlights,
    lines: linesOfInfluence(board, one),
    marks: [...traces, ...sumsOf(board, others), ...marksOfInfluence(board, one)],
    names: new Set(Object.keys(highlights) as Spot[]),
  };
}
