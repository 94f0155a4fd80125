/** An answer as a drawing of the board: rings, lines and marks all come from the engine's result. */

import type { DrawingProps } from '@/components/palatinus/board/drawing';
import { layoutOf } from '@/components/palatinus/board/layout';
import {
  linesOfCaptures,
  marksOfFugitives,
  marksOfInfluence,
  ringsOfCondottieri,
  ringsOfInfluence,
} from '@/components/palatinus/board/marks-of-count';
import { type SceneTile, sceneOf } from '@/components/palatinus/board/scene';
import { distance } from '@/lib/hex';
import { type ByPlace, LETTERS, type People, type Spot, spotOf } from '@/lib/palatinus';
import { type Answer, asksAboutGround, type Question, type Reading } from '@/lib/palatinus/ask';

export interface AskDrawing extends DrawingProps {
  /** Where the piece stands. */
  readonly middle: Spot;
  /** The neighbouring fields, in the order of the question. */
  readonly around: readonly Spot[];
}

export function drawingOf(
  question: Question,
  { field, neighbours }: Answer,
  { game, influence, condottiere }: Reading,
): AskDrawing {
  const { board, position } = game;
  const middle = spotOf(board, field);
  const around = neighbours.map((neighbour) => spotOf(board, neighbour));
  const scene = { ...sceneOf(board, position), tiles: BARE_TILES };
  const { spots } = layoutOf(board.handedness);
  return {
    middle,
    around,
    scene: { ...scene, pieces: alike(scene.pieces, middle, asksAboutGround(question)) },
    within: (hex) => distance(hex, spots[middle]) <= 1,
    ...(condottiere
      ? {
          highlights: ringsOfCondottieri(board, [condottiere]),
          lines: linesOfCaptures(board, [condottiere]),
          marks: marksOfFugitives(board, [condottiere]),
        }
      : { highlights: ringsOfInfluence(board, influence), marks: marksOfInfluence(board, influence) }),
  };
}

/** Neither arrows nor tokens, which do not matter here. A tile without a letter would be drawn as a gap. */
const BARE_TILES = Object.fromEntries(
  LETTERS.map((letter, place) => [place, { letter }]),
) as unknown as ByPlace<SceneTile>;

type Pieces = DrawingProps['scene']['pieces'];

/** The colour of all neighbours, as in the trays. It does not matter whose they are. */
export const NEIGHBOURS: People = 'blue';

/** For a peasant it only matters that there are neighbours, not which kind. */
function alike(pieces: Pieces, middle: Spot, withoutKinds: boolean): Pieces {
  return Object.fromEntries(
    Object.entries(pieces).map(([spot, piece]) => {
      if (spot === middle) return [spot, piece];
      return [spot, withoutKinds ? { people: NEIGHBOURS } : { ...piece, people: NEIGHBOURS }];
    }),
  );
}
