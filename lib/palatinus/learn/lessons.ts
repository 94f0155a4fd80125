/**
 * The lessons as data: one idea for each step, a position, and something to tap before the answer is shown. The right
 * answers are not stored here; the engine computes them.
 */

import { makeRandom } from '../../random';
import {
  exampleGame,
  fieldsOf,
  type Game,
  type Hill,
  type HillPositions,
  hillOf,
  type Letter,
  parseField,
  positions,
  score,
  without,
  withPiece,
} from '..';
import {
  type AnswerTo,
  factsOf,
  type HillTakers,
  hillAsked,
  type Level,
  makeQuestion,
  type Question,
  questionAbout,
} from '../quiz';
import { type Idea, PLANS, type StepPlan } from './example-lessons';
import { isExampleLesson, type LessonId, type ShortLesson } from './lesson-ids';
import { type AskedTask, askedTask, fieldsTask, type Task } from './tasks';

export interface LessonStep extends AskedTask {
  /**
   * What the step is about, for its sentences. A short lesson introduces its idea in the first step and then
   * continues with `again`.
   */
  readonly idea: Idea | ShortLesson | 'again';
}

export function lessonLength(lesson: LessonId): number {
  return isExampleLesson(lesson) ? PLANS[lesson].length : SHORT_LEVELS.length;
}

/** One step, from 0. Steps are made one at a time, because each is a game that is counted in many wrong ways. */
export function lessonStep(lesson: LessonId, index: number): LessonStep {
  return isExampleLesson(lesson)
    ? exampleStep(PLANS[lesson][index] as StepPlan)
    : shortLessonStep(lesson, index);
}

function exampleStep(plan: StepPlan): LessonStep {
  const { idea, topic, rule, asks } = plan;
  const game = changedExample(plan);
  const letter = 'letter' in asks ? asks.letter : hillOf(parseField(asks.at));
  const { before, after } = positions(game).find((board) => board.letter === letter) as HillPositions;
  const isAlone = idea === 'alone';
  const isEarly = 'of' in asks || asks.what === 'condottiere' || isAlone;
  const task: Task =
    'of' in asks
      ? fieldsTask(game, asks, topic)
      : chooseTask(
          questionAbout({ topic, level: 1, game, ask: asks }, makeRandom(`example ${idea}`)),
          isAlone ? takersToChoose(game, letter) : undefined,
        );
  return {
    idea,
    rule: rule ?? factsOf(topic).rule,
    game,
    letter,
    position: isEarly ? before : after,
    isCounted: !isAlone && 'what' in asks && (asks.what === 'hill' || asks.what === 'gains'),
    isWhole: false,
    task,
  };
}

function changedExample({ absent = [], moved }: StepPlan): Game {
  const example = exampleGame();
  const position = without(example.position, absent);
  if (!moved) return { ...example, position };
  const piece = position[parseField(moved.from)];
  return { ...example, position: withPiece(without(position, [moved.from]), parseField(moved.to), piece) };
}

function chooseTask(question: Question, choices: readonly AnswerTo[] = question.choices): Task {
  return { kind: 'choose', question: { ...question, choices } as Question };
}

/**
 * Everybody who stands around the hill at first, and a tie of those who have influence there, so that guessing does
 * not help.
 */
function takersToChoose(game: Game, letter: Letter): readonly HillTakers[] {
  const peoples = fieldsOf(letter).map((field) => game.position[field]?.people);
  const around = game.players.flatMap(({ people }, player) => (peoples.includes(people) ? [player] : []));
  const { totals } = score(game).hills.find((hill) => hill.letter === letter) as Hill;
  return [...around, around.filter((player) => totals[player])];
}

/**
 * Three questions of the quiz that are always the same: the first is answered by tapping fields if possible, the
 * others by choosing.
 */
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

/**
 * A question where two players share a captive, the subject of this lesson; the last one asks what each of them
 * gains.
 */
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
