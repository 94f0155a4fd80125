/** What is drawn over the board while a hill is told: each item of its count becomes a line or a mark. */
import type { BoardLine, BoardMark } from '@/components/board/decorations';
import {
  type Board,
  FIELDS,
  type FieldName,
  type Hill,
  type HillPositions,
  parseField,
  type Spot,
  spotOf,
} from '@/lib/palatinus';

export interface HillDrawing {
  /** Whatever cannot matter to the hill. */
  readonly dimmed: ReadonlySet<Spot>;
  readonly lines: readonly BoardLine[];
  readonly marks: readonly BoardMark[];
}

export function drawingOf(board: Board, hill: Hill, { before, after }: HillPositions): HillDrawing {
  const at = (field: FieldName): Spot => spotOf(board, parseField(field));
  const near = board.reach[hill.letter];
  return {
    dimmed: new Set(FIELDS.filter((field) => !near.includes(field)).map((field) => spotOf(board, field))),
    lines: hill.condottieri.flatMap((condottiere) =>
      condottiere.captured.map(
        (captive): BoardLine => ({ from: at(condottiere.at), to: at(captive), look: 'captures' }),
      ),
    ),
    marks: [
      ...FIELDS.filter((field) => before[field] && !after[field]).map(
        (field): BoardMark => ({ at: spotOf(board, field), look: 'gone' }),
      ),
      ...hill.influence.map(
        (influence): BoardMark => ({ at: at(influence.at), look: 'sum', text: String(influence.points) }),
      ),
    ],
  };
}
