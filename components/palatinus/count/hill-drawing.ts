/** What is drawn at a step of a hill: the board as it stands then, and the items of the count that the step is about. */
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
  /** The fields that show their names, where not all do. */
  readonly names?: ReadonlySet<Spot>;
}

export interface HillDrawing extends Marks {
  readonly scene: Scene;
  /** Whatever cannot matter to the hill. */
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

/** Step a): the condottieri that are judged; crossed out, once they leave, everybody who does. */
function actionMarks(board: Board, hill: HillSoFar, step: CountStep): Marks {
  const condottieri = judgedIn(hill, step);
  const { captures, settled } = hill;
  const isLeaving = step.part === 'leaving';
  // Beside captives, whoever was only looked at would pass for one.
  const hasCaptives = isLeaving && condottieri.some(({ captured }) => captured.length > 0);
  return {
    highlights: ringsOfCondottieri(board, condottieri, hasCaptives ? 'captured' : 'seen'),
    lines: linesOfCaptures(board, condottieri),
    marks: isLeaving ? marksOfLeaving(board, { captures, condottieri: settled }) : [],
  };
}

/**
 * Step b): everybody's sum. Of one that is chosen nothing but its sum and all that feeds it; of one that was shown just now
 * the same, and the sums that are known already.
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
