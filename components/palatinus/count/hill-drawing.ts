/** What is drawn at a step of a hill: each item of its count becomes a ring, a line or a mark on the board. */
import type { BoardLine, BoardMark, Highlight, Highlights } from '@/components/palatinus/board/decorations';
import { type Scene, sceneOf } from '@/components/palatinus/board/scene';
import {
  type Condottiere,
  type CountStep,
  FIELDS,
  type Field,
  type FieldName,
  type Game,
  type Hill,
  type HillPositions,
  judgedIn,
  makeField,
  parseField,
  type Spot,
  spotOf,
} from '@/lib/palatinus';

export interface HillDrawing {
  readonly scene: Scene;
  /** Whatever cannot matter to the hill. */
  readonly dimmed: ReadonlySet<Spot>;
  readonly highlights: Highlights;
  readonly lines: readonly BoardLine[];
  readonly marks: readonly BoardMark[];
}

type Marks = Pick<HillDrawing, 'highlights' | 'lines' | 'marks'>;
type At = (field: FieldName) => Spot;

export function drawingOf(
  { board, position }: Pick<Game, 'board' | 'position'>,
  hill: Hill,
  positions: HillPositions,
  step: CountStep,
  chosen: FieldName | undefined,
): HillDrawing {
  const at: At = (field) => spotOf(board, parseField(field));
  const near = board.reach[hill.letter];
  const { before, after } = positions;
  const isCounted = step.part === 'influence';
  const told = isCounted ? influenceMarks(at, hill, chosen) : judgedMarks(at, judgedIn(hill, step));
  const fled = hill.condottieri.filter(({ outcome }) => outcome === 'flees').map((one) => one.at);
  const marked = (
    fields: readonly Field[],
    look: (field: Field) => BoardMark['look'],
  ): readonly BoardMark[] => fields.map((field) => ({ at: spotOf(board, field), look: look(field) }));
  const earlier = near.filter((field) => position[field] && !before[field]);
  const leaving = FIELDS.filter((field) => before[field] && !after[field]);
  return {
    scene: sceneOf(board, isCounted ? after : before),
    dimmed: new Set(FIELDS.filter((field) => !near.includes(field)).map((field) => spotOf(board, field))),
    ...told,
    marks: [
      ...marked(earlier, () => 'earlier'),
      ...(isCounted ? marked(leaving, () => 'left') : []),
      ...(step.part === 'leaving'
        ? marked(leaving, (field) => (fled.includes(makeField(field)) ? 'fled' : 'captured'))
        : []),
      ...told.marks,
    ],
  };
}

/** Those a condottiere looked at in rings of beads, a line to each captive. */
function judgedMarks(at: At, judged: readonly Condottiere[]): Marks {
  const ringed = (fields: readonly FieldName[], look: Highlight): Highlights =>
    Object.fromEntries(fields.map((field) => [at(field), look]));
  return {
    highlights: {
      ...ringed(
        judged.flatMap(({ merchants, peasants }) => [...merchants, ...peasants]),
        'giving',
      ),
      ...ringed(
        judged.map((condottiere) => condottiere.at),
        'chosen',
      ),
    },
    lines: judged.flatMap((condottiere) =>
      condottiere.captured.map(
        (captive): BoardLine => ({ from: at(condottiere.at), to: at(captive), look: 'captures' }),
      ),
    ),
    marks: [],
  };
}

/** Everybody's sum; or of one alone its sum, and all that feeds it. */
function influenceMarks(at: At, { influence }: Hill, chosen: FieldName | undefined): Marks {
  const shown = influence.filter((one) => chosen === undefined || one.at === chosen);
  const sums = shown.map((one): BoardMark => ({ at: at(one.at), look: 'sum', text: String(one.points) }));
  const sources = chosen === undefined ? [] : shown.flatMap((one) => one.sources);
  if (chosen === undefined) return { highlights: {}, lines: [], marks: sums };
  const givers = [...new Set(sources.map((source) => source.at))].filter((field) => field !== chosen);
  return {
    highlights: {
      ...Object.fromEntries(givers.map((field) => [at(field), 'giving' as const])),
      [at(chosen)]: 'chosen',
    },
    lines: givers.map((field): BoardLine => ({ from: at(field), to: at(chosen), look: 'gives' })),
    marks: [
      ...sources.map((source): BoardMark => ({ at: at(source.at), look: 'gain', text: `+${source.points}` })),
      ...sums,
    ],
  };
}
