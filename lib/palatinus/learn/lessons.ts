/**
 * The lessons as data: one idea for each step, a position, and something to tap before the answer is shown. Nothing here says
 * what is right; the engine does.
 */

import { makeRandom } from '../../random';
import {
  exampleGame,
  type FieldName,
  type Hill,
  type HillPositions,
  hillOf,
  type Letter,
  parseField,
  positions,
  type RuleId,
  score,
  without,
} from '..';
import {
  type Ask,
  factsOf,
  hillAsked,
  type Level,
  makeQuestion,
  type Question,
  questionAbout,
  type Topic,
} from '../quiz';
import { FIRST_LESSON, type LessonId, type ShortLesson } from './lesson-ids';
import { type AskedTask, askedTask, type FieldsAsked, fieldsTask, type Task } from './tasks';

export const IDEAS = [
  'neighbours',
  'captures',
  'flees',
  'gone',
  'merchant',
  'colours',
  'peasant',
  'own-field',
  'both',
  'control',
  'later',
  'alone',
  'alone-piece',
  'alone-hill',
] as const;

export interface LessonStep extends AskedTask {
  /** What the step is about, for its sentences; a short lesson has its own idea at first, and then goes on without words. */
  readonly idea: (typeof IDEAS)[number] | ShortLesson | 'again';
}

interface StepPlan {
  readonly idea: (typeof IDEAS)[number];
  readonly topic: Topic;
  /** If it is not the rule of the topic. */
  readonly rule?: RuleId;
  /** Which fields to tap, or which answer to choose. */
  readonly asks: FieldsAsked | Ask<'influence' | 'condottiere' | 'hill'>;
  /** Who is taken away first. */
  readonly absent?: FieldName;
}

const influence = (at: FieldName): Ask<'influence'> => ({ what: 'influence', at });
const condottiere = (at: FieldName): Ask<'condottiere'> => ({ what: 'condottiere', at });
const hill = (letter: Letter): Ask<'hill'> => ({ what: 'hill', letter });

/**
 * On the example: the rulebook's hill C; at F a merchant next to its own colour and to a condottiere; at C a field that is empty
 * and a spring, for which somebody is taken away; at G why captives of hill E matter; and then hill D without help.
 */
const ON_HILL_C: readonly StepPlan[] = [
  { idea: 'neighbours', topic: 'other-hills', asks: { of: 'neighbours', at: 'C2' } },
  { idea: 'captures', topic: 'own-side', rule: 'capture', asks: { of: 'captives', at: 'C5' } },
  { idea: 'flees', topic: 'equal-groups', asks: condottiere('C4') },
  { idea: 'gone', topic: 'captives-gone', asks: { of: 'leaving', letter: 'C' } },
  { idea: 'merchant', topic: 'merchant', asks: influence('C3') },
  { idea: 'colours', topic: 'own-colour', asks: influence('F5') },
  { idea: 'peasant', topic: 'peasant', asks: influence('C2') },
  { idea: 'own-field', topic: 'own-spring', asks: influence('C1') },
  { idea: 'both', topic: 'empty-spring', asks: influence('C2'), absent: 'E4' },
  { idea: 'control', topic: 'whole-hill', asks: hill('C') },
  { idea: 'later', topic: 'later-hills', asks: influence('G4') },
  { idea: 'alone', topic: 'own-side', rule: 'capture', asks: { of: 'captives', at: 'D5' } },
  { idea: 'alone-piece', topic: 'captives-gone', rule: 'peasant', asks: influence('D1') },
  { idea: 'alone-piece', topic: 'merchant', asks: influence('D2') },
  { idea: 'alone-piece', topic: 'peasant', asks: influence('D3') },
  { idea: 'alone-hill', topic: 'whole-hill', asks: hill('D') },
];

export function lessonLength(lesson: LessonId): number {
  return lesson === FIRST_LESSON ? ON_HILL_C.length : SHORT_LEVELS.length;
}

/** One step, from 0. One at a time, since each is a game that is counted in many wrong ways. */
export function lessonStep(lesson: LessonId, index: number): LessonStep {
  return lesson === FIRST_LESSON
    ? firstLessonStep(ON_HILL_C[index] as StepPlan)
    : shortLessonStep(lesson, index);
}

function firstLessonStep({ idea, topic, rule, asks, absent }: StepPlan): LessonStep {
  const example = exampleGame();
  const game = absent ? { ...example, position: without(example.position, [absent]) } : example;
  const letter = 'letter' in asks ? asks.letter : hillOf(parseField(asks.at));
  const { before, after } = positions(game).find((board) => board.letter === letter) as HillPositions;
  const isEarly = 'of' in asks || asks.what === 'condottiere';
  const task: Task =
    'of' in asks
      ? fieldsTask(game, asks, topic)
      : {
          kind: 'choose',
          question: questionAbout({ topic, level: 1, game, ask: asks }, makeRandom(idea)),
        };
  return {
    idea,
    rule: rule ?? factsOf(topic).rule,
    game,
    letter,
    position: isEarly ? before : after,
    isCounted: 'what' in asks && asks.what === 'hill',
    isWhole: false,
    task,
  };
}

/** Three questions of the quiz that are always the same: the first by tapping fields where that can be, the others by choosing. */
const SHORT_LEVELS: readonly Level[] = [1, 1, 2];

function shortLessonStep(topic: ShortLesson, index: number): LessonStep {
  const level = SHORT_LEVELS[index] as Level;
  const question =
    topic === 'shared-captive' ? sharedQuestion(level, index) : lessonQuestion(topic, level, index);
  return {
    ...askedTask(question),
    idea: index === 0 ? topic : 'again',
    task: index === 0 ? tapped(question) : { kind: 'choose', question },
  };
}

function lessonQuestion(topic: ShortLesson, level: Level, index: number | string): Question {
  const forScreens = topic === 'shared-captive';
  return makeQuestion({ topic, level, forScreens }, makeRandom(`lesson ${topic} ${index}`));
}

/** Where two players share a captive, which is what the lesson is about; the last time it is asked what each of them gains. */
function sharedQuestion(level: Level, index: number): Question {
  for (let tries = 1; ; tries += 1) {
    const question = lessonQuestion('shared-captive', level, `${index} ${tries}`);
    const { ask, game } = question;
    const isWanted = (ask.what === 'gains') === (index === SHORT_LEVELS.length - 1);
    const hill = score(game).hills.find(({ letter }) => letter === hillAsked(ask)) as Hill;
    const isShared = hill.captures.some(({ takers }) => new Set(takers.map(({ player }) => player)).size > 1);
    if (isWanted && isShared) return question;
  }
}

function tapped(question: Question): Task {
  const { topic, ask, game, answer } = question;
  if (ask.what === 'influence') return fieldsTask(game, { of: 'sources', at: ask.at }, topic);
  if (ask.what === 'condottiere' && Array.isArray(answer))
    return fieldsTask(game, { of: 'captives', at: ask.at }, topic);
  return { kind: 'choose', question };
}
