/** Sequences of questions: endless ones from a seed, and the few of a day, which are the same for everybody. */

import { makeRandom, pick, type Random, shuffle } from '../../random';
import { entriesOf } from '..';
import { makeQuestion } from './make-question';
import type { Question } from './question';
import { LEVELS, type Level, TOPICS, type Topic } from './topics';

export interface SequenceOptions {
  /** Any topic, if left out. */
  readonly topic?: Topic | undefined;
  readonly level?: Level | undefined;
  readonly forScreens?: boolean;
}

/** The same seed gives the same questions; each differs from the one before. */
export function* questionsFrom(seed: string, options: SequenceOptions = {}): Generator<Question, never> {
  const random = makeRandom(`quiz ${seed}`);
  let question = nextQuestion(options, random);
  for (;;) {
    yield question;
    question = nextQuestion(options, random, question);
  }
}

const MOST_TRIES = 10;

/** A question that differs from the one before. Two equal ones in a row are so rare that a few tries are enough. */
export function nextQuestion(options: SequenceOptions, random: Random, before?: Question): Question {
  const { topic = pick(TOPICS, random), level = pick(LEVELS, random), forScreens = false } = options;
  let question = makeQuestion({ topic, level, forScreens }, random);
  for (let tries = 1; before && isSamePosition(before, question) && tries < MOST_TRIES; tries += 1)
    question = makeQuestion({ topic, level, forScreens }, random);
  return question;
}

function isSamePosition(one: Question, other: Question): boolean {
  return positionKey(one) === positionKey(other);
}

/**
 * Equal for questions that look the same: the same springs, inhabitants and question, whatever the values of the
 * tokens.
 */
export function positionKey({ game, ask }: Pick<Question, 'game' | 'ask'>): string {
  const { board, pieces } = entriesOf(game);
  const tiles = board.tiles.map(({ letter, place, arrow, springs }) => [letter, place, arrow, springs]);
  return JSON.stringify([board.handedness, tiles, pieces, ask]);
}

/** Identifies a question: the same id always makes the same one. Written `tie.2.k3x9`. */
export interface QuestionId {
  readonly topic: Topic;
  readonly level: Level;
  readonly seed: string;
}

export function makeQuestionId({ topic, level, seed }: QuestionId): string {
  return [topic, level, seed].join('.');
}

export function parseQuestionId(text: string): QuestionId | undefined {
  const [named, digit, seed = ''] = text.split('.');
  const topic = TOPICS.find((one) => one === named);
  const level = LEVELS.find((one) => String(one) === digit);
  return topic && level && /^[0-9a-z]{1,12}$/.test(seed) ? { topic, level, seed } : undefined;
}

export function questionOf({ topic, level, seed }: QuestionId): Question {
  return makeQuestion({ topic, level, forScreens: true }, makeRandom(`screen ${topic} ${level} ${seed}`));
}

/** The id of another question, with a position that differs from the one before. */
export function nextQuestionId(
  { topic, level }: Pick<QuestionId, 'topic' | 'level'>,
  random: Random,
  before?: Question,
): QuestionId {
  for (let tries = 1; ; tries += 1) {
    const id = { topic, level, seed: random(SEEDS).toString(36) };
    if (!before || tries === MOST_TRIES || !isSamePosition(before, questionOf(id))) return id;
  }
}

const SEEDS = 2 ** 31;

/**
 * One question of a day, from easy to hard, no topic twice. The date is the player's own: `2026-05-01`. Each question
 * is made separately, so that the first does not have to wait for all of them.
 */
export function dailyQuestion(date: string, index: number): Question {
  const topics = shuffle(TOPICS, makeRandom(`daily ${date}`));
  const [topic, level] = [topics[index] as Topic, DAILY_LEVELS[index] as Level];
  return makeQuestion({ topic, level, forScreens: true }, makeRandom(`daily ${date} ${index}`));
}

const DAILY_LEVELS: readonly Level[] = [1, 2, 2, 3, 4];
export const DAILY_COUNT = DAILY_LEVELS.length;
