/**
 * What is drawn for a task: the board with the tapped fields and, after the answer, the right count, drawn as in the
 * count itself.
 */
import type { BoardLine, BoardMark, Highlights, HillMark } from '@/components/palatinus/board/marks';
import {
  allBut,
  linesOfCaptures,
  marksOfLeaving,
  ringsAround,
  ringsOfCondottieri,
  tracesOfEarlier,
  tracesOfLeaving,
} from '@/components/palatinus/board/marks-of-count';
import { type Scene, sceneOf } from '@/components/palatinus/board/scene';
import { drawingOf } from '@/components/palatinus/count/hill-drawing';
import {
  type Board,
  FIELDS,
  type FieldName,
  type Game,
  type Hill,
  hillSoFar,
  type Letter,
  neighbourNames,
  type Place,
  type Spot,
  spotOfName,
  takersOf,
} from '@/lib/palatinus';
import {
  type AskedTask,
  boardsAt,
  focusOf,
  hillIn,
  letterOf,
  type Task,
  type TaskCount,
  type Verdict,
} from '@/lib/palatinus/learn';
import { type TappedSources, tappedPoints } from '@/lib/palatinus/quiz';

export interface TaskDrawing {
  readonly scene: Scene;
  readonly highlights: Highlights;
  readonly lines: readonly BoardLine[];
  readonly marks: readonly BoardMark[];
  readonly dimmed?: ReadonlySet<Spot>;
  readonly names?: ReadonlySet<Spot>;
  readonly hills?: readonly HillMark[];
  /** The tile in focus on a whole board. */
  readonly current?: Place;
}

/** What was tapped: fields, or fields with what they give. */
export type Taps = { readonly fields: readonly FieldName[] } | { readonly sources: TappedSources };

export function askingDrawing(asked: AskedTask, count: TaskCount, taps: Taps): TaskDrawing {
  const { game, letter, position, isCounted, task } = asked;
  const { board } = game;
  if (isCounted && letter) return influenceDrawing(asked, count, letter);
  const focus = focusOf(task);
  const traces = letter ? tracesAt(asked, count, letter) : [];
  return {
    ...surroundings(asked),
    scene: sceneOf(board, position),
    highlights: 'at' in focus ? ringsAround(board, [focus.at], 'chosen') : {},
    lines: [],
    marks: [
      ...traces,
      ...knownNeighbours(task).map((field) => markOn(board, field, 'gain', '✓')),
      ...marksOfTaps(board, taps, 'at' in focus ? focus.at : undefined),
    ],
  };
}

function knownNeighbours(task: Task): readonly FieldName[] {
  return task.kind === 'fields' && task.asked.of === 'last-neighbour' ? task.asked.known : [];
}

/** Where pieces stood that have left: before this hill and, if the board is shown after leaving, at this hill. */
function tracesAt({ game, position }: AskedTask, count: TaskCount, letter: Letter): readonly BoardMark[] {
  const { board } = game;
  const { before, after } = boardsAt(count, letter);
  const isAfter = FIELDS.every((field) => position[field] === after[field]);
  return [
    ...tracesOfEarlier(board, board.reach[letter], game.position, isAfter ? before : position),
    ...(isAfter ? tracesOfLeaving(board, hillIn(count, letter)) : []),
  ];
}

/**
 * What cannot matter to the hill is dimmed. On a whole board everything may matter, so the hill's tile is outlined
 * instead.
 */
function surroundings({
  game: { board },
  letter,
  isWhole,
}: AskedTask): Pick<TaskDrawing, 'dimmed' | 'current'> {
  if (!letter) return {};
  if (isWhole) return { dimmed: new Set(), current: board.tiles[letter].place };
  return { dimmed: allBut(board, board.reach[letter]) };
}

function marksOfTaps(board: Board, taps: Taps, at: FieldName | undefined): readonly BoardMark[] {
  if ('fields' in taps) return taps.fields.map((field) => markOn(board, field, 'picked'));
  const fields = Object.entries(taps.sources) as [FieldName, number][];
  const sum = tappedPoints(taps.sources);
  return [
    ...fields.map(([field, points]) => markOn(board, field, 'picked', `+${points}`)),
    ...(at && sum > 0 ? [markOn(board, at, 'sum', String(sum))] : []),
  ];
}

export function answeredDrawing(
  asked: AskedTask,
  count: TaskCount,
  verdict: Pick<Verdict, 'found'> | undefined,
): TaskDrawing {
  const { board } = asked.game;
  const { missed = [], surplus = [] } = verdict?.found ?? {};
  const drawing = rightDrawing(asked, count);
  return {
    ...drawing,
    ...surroundings(asked),
    marks: [
      ...withMissed(board, drawing.marks, missed),
      ...surplus.map((one) => markOn(board, typeof one === 'string' ? one : one.at, 'slip', '✗')),
    ],
  };
}

/** Missed fields have an exclamation mark and another colour than those that were found. */
function withMissed(
  board: Board,
  marks: readonly BoardMark[],
  missed: NonNullable<Verdict['found']>['missed'],
): readonly BoardMark[] {
  const all = [...marks];
  for (const one of missed) {
    const mark = markOn(board, typeof one === 'string' ? one : one.at, 'slip', '!');
    const found = all.findLastIndex(({ at, look }) => at === mark.at && look === 'gain');
    const text = typeof one === 'string' ? '!' : `+${one.points}!`;
    if (found < 0) all.push(mark);
    else all[found] = { ...mark, text };
  }
  return all;
}

function rightDrawing(asked: AskedTask, count: TaskCount): TaskDrawing {
  const { game, position, task } = asked;
  const { board } = game;
  const focus = focusOf(task);
  switch (focus.what) {
    case 'neighbours': {
      const fields = neighbourNames(board, focus.at);
      return {
        scene: sceneOf(board, position),
        highlights: { ...ringsAround(board, fields, 'giving'), ...ringsAround(board, [focus.at], 'chosen') },
        lines: [],
        marks: fields.map((field) => markOn(board, field, 'gain', '✓')),
      };
    }
    case 'condottiere':
      return actionDrawing(asked, count, letterOf(focus.at), focus.at);
    case 'leaving':
      return actionDrawing(asked, count, focus.letter);
    case 'influence':
      return influenceDrawing(asked, count, letterOf(focus.at), focus.at);
    case 'hill': {
      const hill = hillIn(count, focus.letter);
      const isAboutCaptives =
        task.kind === 'choose' && task.question.ask.what === 'gains' && hill.captures.length > 0;
      return {
        ...(isAboutCaptives ? actionDrawing : influenceDrawing)(asked, count, focus.letter),
        hills: [takenHill(game, hill)],
      };
    }
    case 'game':
      return {
        scene: sceneOf(board, count.boards.at(-1)?.after ?? position),
        highlights: {},
        lines: [],
        marks: [],
        hills: count.result.hills.map((hill) => takenHill(game, hill)),
      };
  }
}

/** What the condottieri of a hill, or one of them, do, and who leaves because of that. */
function actionDrawing(asked: AskedTask, count: TaskCount, letter: Letter, at?: FieldName): TaskDrawing {
  const { board, position } = asked.game;
  const near = board.reach[letter];
  const { before } = boardsAt(count, letter);
  const hill = hillIn(count, letter);
  const condottieri = hill.condottieri.filter((one) => at === undefined || one.at === at);
  const captures = hill.captures.filter((one) =>
    condottieri.some(({ captured }) => captured.includes(one.at)),
  );
  return {
    scene: sceneOf(board, before),
    highlights: ringsOfCondottieri(board, condottieri),
    // Including the lines of other condottieri that capture the same pieces.
    lines: linesOfCaptures(
      board,
      hill.condottieri.map((one) => ({
        ...one,
        captured: one.captured.filter((captive) => captures.some((capture) => capture.at === captive)),
      })),
    ),
    marks: [
      ...tracesOfEarlier(board, near, position, before),
      ...marksOfLeaving(board, { condottieri, captures }),
    ],
  };
}

/** Everybody's influence around a hill, or everything that feeds one inhabitant. */
function influenceDrawing(
  { game }: AskedTask,
  count: TaskCount,
  letter: Letter,
  at?: FieldName,
): TaskDrawing {
  const step = { part: 'influence', letter } as const;
  return drawingOf(game, hillSoFar(hillIn(count, letter), step), boardsAt(count, letter), step, at);
}

function takenHill({ board, players }: Game, { letter, outcome }: Hill): HillMark {
  return { at: board.tiles[letter].place, takers: takersOf(outcome, players).map(({ people }) => people) };
}

function markOn(board: Board, field: FieldName, look: BoardMark['look'], text = ''): BoardMark {
  return { at: spotOfName(board, field), look, text };
}
