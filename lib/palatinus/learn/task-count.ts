/** What a task is about, and the engine's count of its game, for drawing and explaining the answer. */

import {
  type Field,
  type FieldName,
  type Game,
  type Hill,
  type HillPositions,
  LETTERS,
  type Letter,
  makeField,
  parseField,
  positions,
  type Result,
  score,
} from '..';
import type { AskedTask, Task } from './tasks';

export type Focus =
  | { readonly what: 'neighbours' | 'condottiere' | 'influence'; readonly at: FieldName }
  | { readonly what: 'leaving' | 'hill'; readonly letter: Letter }
  | { readonly what: 'game' };

const FOCUS_OF_FIELDS = {
  'last-neighbour': 'neighbours',
  captives: 'condottiere',
  sources: 'influence',
} as const;

export function focusOf(task: Task): Focus {
  if (task.kind === 'fields') {
    const { asked } = task;
    return asked.of === 'leaving'
      ? { what: 'leaving', letter: asked.letter }
      : { what: FOCUS_OF_FIELDS[asked.of], at: asked.at };
  }
  const { ask } = task.question;
  if ('at' in ask) return { what: ask.what, at: ask.at };
  return 'letter' in ask ? { what: 'hill', letter: ask.letter } : { what: 'game' };
}

export interface TaskCount {
  readonly result: Result;
  readonly boards: readonly HillPositions[];
}

export function countOf(game: Game): TaskCount {
  return { result: score(game), boards: positions(game) };
}

export function hillIn({ result }: TaskCount, letter: Letter): Hill {
  return result.hills[LETTERS.indexOf(letter)] as Hill;
}

export function boardsAt({ boards }: TaskCount, letter: Letter): HillPositions {
  return boards[LETTERS.indexOf(letter)] as HillPositions;
}

/** The hill around which a field lies. */
export function letterOf(at: FieldName): Letter {
  return at[0] as Letter;
}

/**
 * Pieces that still stand next to a piece when it is counted, because the hill whose condottieri remove them comes
 * later.
 */
export interface LaterFirst {
  /** The later hill. */
  readonly letter: Letter;
  readonly gone: readonly FieldName[];
  /** What the piece would earn without them. */
  readonly points: number;
}

/**
 * The subject of a question about the order of hills; undefined if several hills remove pieces, or if it is about
 * something else.
 */
export function laterFirst({ game, letter, task }: AskedTask, count: TaskCount): LaterFirst | undefined {
  if (!letter || task.kind === 'fields') return undefined;
  const { topic, ask, mistakes } = task.question;
  if (topic !== 'order' || ask.what !== 'influence') return undefined;
  const at = parseField(ask.at);
  const takenFrom = ({ before, after }: HillPositions): readonly Field[] =>
    game.board.neighbours[at].filter((field) => before[field] && !after[field]);
  const [later, ...more] = count.boards.filter((one) => one.letter > letter && takenFrom(one).length > 0);
  const isThereToTheEnd = count.boards.at(-1)?.after[at] !== undefined;
  const points = mistakes.find(
    ({ mistake }) => mistake.what === 'misreading' && mistake.misreading === 'condottieri-first',
  )?.answer;
  return later && more.length === 0 && isThereToTheEnd && typeof points === 'number'
    ? { letter: later.letter, gone: takenFrom(later).map(makeField), points }
    : undefined;
}

/** Pieces that stand next to a field on the board that is shown, and have left by the time its hill is counted. */
export function goneNextTo(
  { game, position }: AskedTask,
  count: TaskCount,
  at: FieldName,
): readonly FieldName[] {
  const { after } = boardsAt(count, letterOf(at));
  return game.board.neighbours[parseField(at)]
    .filter((field) => position[field] && !after[field])
    .map(makeField);
}
