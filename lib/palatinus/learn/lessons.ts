/**
 * The lessons as data: one idea for each step, a position, and something to tap before the answer is shown. Nothing here says
 * what is right; the engine does.
 */

import { makeRandom } from '../../random';
import {
  exampleGame,
  type FieldName,
  type Game,
  type HillPositions,
  type Letter,
  type Position,
  positions,
} from '..';
import {
  type Ask,
  hillAsked,
  type Level,
  makeQuestion,
  type Question,
  questionAbout,
  type Topic,
} from '../quiz';
import { FIRST_LESSON, type LessonId, type ShortLesson } from './lesson-ids';
import { type FieldsOf, fieldsTask, type Task } from './tasks';

export const IDEAS = [
  'neighbours',
  'captures',
  'flees',
  'gone',
  'merchant',
  'peasant',
  'control',
  'later',
  'alone',
  'alone-piece',
  'alone-hill',
] as const;

export interface LessonStep {
  /** What the step is about, for its sentences; a short lesson has its own idea at first, and then goes on without words. */
  readonly idea: (typeof IDEAS)[number] | ShortLesson | 'again';
  readonly game: Game;
  /** The hill in focus. */
  readonly letter: Letter;
  /** What to draw: the board when the hill's turn comes, or after its captives and fugitives have left. */
  readonly position: Position;
  readonly task: Task;
}

interface StepPlan {
  readonly idea: (typeof IDEAS)[number];
  readonly topic: Topic;
  /** Which fields to tap; none, if an answer is to be chosen. */
  readonly fields?: FieldsOf;
  readonly ask: Extract<Ask, { readonly at: FieldName }> | Ask<'hill'>;
}

const influence = (at: FieldName): Ask<'influence'> => ({ what: 'influence', at });
const condottiere = (at: FieldName): Ask<'condottiere'> => ({ what: 'condottiere', at });

/** On the example: the rulebook's hill C, then why captives of hill E matter at G, then hill D without help. */
const ON_HILL_C: readonly StepPlan[] = [
  { idea: 'neighbours', topic: 'other-hills', fields: 'neighbours', ask: influence('C2') },
  { idea: 'captures', topic: 'own-side', fields: 'captives', ask: condottiere('C5') },
  { idea: 'flees', topic: 'equal-groups', ask: condottiere('C4') },
  { idea: 'gone', topic: 'captives-gone', fields: 'sources', ask: influence('C1') },
  { idea: 'merchant', topic: 'merchant', ask: influence('C3') },
  { idea: 'peasant', topic: 'peasant', ask: influence('C2') },
  { idea: 'control', topic: 'whole-hill', ask: { what: 'hill', letter: 'C' } },
  { idea: 'later', topic: 'later-hills', ask: influence('G4') },
  { idea: 'alone', topic: 'own-side', fields: 'captives', ask: condottiere('D5') },
  { idea: 'alone-piece', topic: 'captives-gone', ask: influence('D1') },
  { idea: 'alone-piece', topic: 'merchant', ask: influence('D2') },
  { idea: 'alone-piece', topic: 'peasant', ask: influence('D3') },
  { idea: 'alone-hill', topic: 'whole-hill', ask: { what: 'hill', letter: 'D' } },
];

export function lessonSteps(lesson: LessonId): readonly LessonStep[] {
  return lesson === FIRST_LESSON ? firstLesson() : shortLesson(lesson);
}

function firstLesson(): readonly LessonStep[] {
  const game = exampleGame();
  const boards = positions(game);
  return ON_HILL_C.map(({ idea, topic, fields, ask }) => {
    const letter = hillAsked(ask) as Letter;
    const { before, after } = boards.find((board) => board.letter === letter) as HillPositions;
    const position = ask.what === 'condottiere' || fields === 'neighbours' ? before : after;
    const task: Task =
      fields && 'at' in ask
        ? fieldsTask(game, fields, ask.at)
        : { kind: 'choose', question: questionAbout({ topic, level: 1, game, ask }, makeRandom(idea)) };
    return { idea, game, letter, position, task };
  });
}

/** Three questions of the quiz that are always the same: the first by tapping fields where that can be, the others by choosing. */
function shortLesson(topic: ShortLesson): readonly LessonStep[] {
  const levels: readonly Level[] = [1, 1, 2];
  return levels.map((level, index) => {
    const question = makeQuestion({ topic, level }, makeRandom(`lesson ${topic} ${index}`));
    const { game, ask } = question;
    const task: Task = index === 0 ? tapped(question) : { kind: 'choose', question };
    const idea = index === 0 ? topic : 'again';
    return { idea, game, letter: hillAsked(ask) as Letter, position: game.position, task };
  });
}

function tapped(question: Question): Task {
  const { ask, game, answer } = question;
  if (ask.what === 'influence') return fieldsTask(game, 'sources', ask.at);
  if (ask.what === 'condottiere' && Array.isArray(answer)) return fieldsTask(game, 'captives', ask.at);
  return { kind: 'choose', question };
}
