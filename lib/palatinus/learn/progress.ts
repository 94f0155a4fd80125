/**
 * What somebody has practised: how often each topic was right and wrong, which misreadings they make, which lessons
 * they have done. It is plain immutable data, and gets dates only as texts that are passed in.
 *
 * Topics lie in boxes, as index cards do (Leitner's scheme): a right answer to a due topic moves it up a box, a wrong
 * one sends it back to the first, and the higher the box, the later it comes back.
 */

import { MISREADINGS, type Misreading } from '..';
import { type AnswerTo, isRight, mistakesBehind, type Question, TOPICS, type Topic } from '../quiz';
import { daysBetween } from './days';
import type { LessonDone } from './lesson-ids';

/** After how many days a topic comes back, by its box. */
const BOX_DAYS = [0, 1, 3, 7, 21] as const;
export const LAST_BOX = BOX_DAYS.length - 1;

export interface TopicProgress {
  readonly right: number;
  readonly wrong: number;
  readonly box: number;
  /** The date of the last answer, `2026-05-01`. */
  readonly last: string;
}

export interface MisreadingProgress {
  readonly made: number;
  /** How often it would have given a wrong answer since then, and was avoided. */
  readonly avoided: number;
  readonly last: string;
}

export interface DailyProgress {
  readonly date: string;
  readonly marks: readonly Mark[];
  /** The number of days in a row, including this one. */
  readonly streak: number;
}

export interface Progress {
  readonly topics: { readonly [T in Topic]?: TopicProgress };
  readonly misreadings: { readonly [M in Misreading]?: MisreadingProgress };
  /** When each lesson was last done. */
  readonly lessons: { readonly [L in LessonDone]?: string };
  /** The questions of the last day on which somebody answered them. */
  readonly daily: { readonly last?: DailyProgress };
}

/** Also the progress after a reset. */
export const NO_PROGRESS: Progress = { topics: {}, misreadings: {}, lessons: {}, daily: {} };

export const MARKS = ['right', 'part', 'wrong'] as const;
export type Mark = (typeof MARKS)[number];

/** The mark of an answer with this credit, from 0 to 1. */
export function markOf(credit: number): Mark {
  if (credit === 1) return 'right';
  return credit >= 0.5 ? 'part' : 'wrong';
}

export function countRight(marks: readonly Mark[]): number {
  return marks.filter((mark) => mark === 'right').length;
}

/** Asking for the answer, or having the right sum by chance, counts as wrong without a misreading. */
export function recordAnswer(
  progress: Progress,
  question: Question,
  given: AnswerTo | undefined,
  date: string,
): Progress {
  const { topics, misreadings } = progress;
  const { topic } = question;
  const right = given !== undefined && isRight(question, given);
  return {
    ...progress,
    topics: { ...topics, [topic]: topicAfter(topics[topic], right, date) },
    misreadings: { ...misreadings, ...misreadingsAfter(misreadings, question, given, date) },
  };
}

/**
 * More than one right answer on a day does not move a topic further up, or it would not come back for weeks after a
 * few minutes.
 */
function topicAfter(before: TopicProgress | undefined, right: boolean, date: string): TopicProgress {
  const { right: rights, wrong: wrongs, box } = before ?? { right: 0, wrong: 0, box: 0 };
  if (!right) return { right: rights, wrong: wrongs + 1, box: 0, last: date };
  const isDue = before === undefined || dueIn(before, date) <= 0;
  return {
    right: rights + 1,
    wrong: wrongs,
    box: isDue ? Math.min(box + 1, LAST_BOX) : box,
    // Until a topic is due, its days are counted from when it was put into its box.
    last: isDue ? date : before.last,
  };
}

/** In how many days a topic comes back; 0 or less, if it is due. */
export function dueIn({ box, last }: Pick<TopicProgress, 'box' | 'last'>, date: string): number {
  return (BOX_DAYS[box] as number) - daysBetween(last, date);
}

/**
 * If several misreadings lead to the same wrong answer, only the one that the topic is about is recorded. A right
 * answer counts as avoiding every misreading that was made before and would have led to another answer.
 */
function misreadingsAfter(
  before: Progress['misreadings'],
  question: Question,
  given: AnswerTo | undefined,
  date: string,
): Progress['misreadings'] {
  if (given === undefined) return {};
  if (!isRight(question, given)) {
    const behind = mistakesBehind(question, given).find(({ what }) => what === 'misreading');
    if (behind?.what !== 'misreading') return {};
    const made = (before[behind.misreading]?.made ?? 0) + 1;
    return { [behind.misreading]: { made, avoided: 0, last: date } };
  }
  const avoided = question.mistakes.flatMap(({ mistake }) =>
    mistake.what === 'misreading' ? [mistake.misreading] : [],
  );
  return Object.fromEntries(
    avoided.flatMap((misreading) => {
      const known = before[misreading];
      return known ? [[misreading, { ...known, avoided: known.avoided + 1 }]] : [];
    }),
  );
}

export function recordLesson(progress: Progress, lesson: LessonDone, date: string): Progress {
  return { ...progress, lessons: { ...progress.lessons, [lesson]: date } };
}

/** A second try on the same day changes nothing. */
export function recordDaily(progress: Progress, marks: readonly Mark[], date: string): Progress {
  const { last } = progress.daily;
  if (last?.date === date) return progress;
  const streak = last && daysBetween(last.date, date) === 1 ? last.streak + 1 : 1;
  return { ...progress, daily: { last: { date, marks, streak } } };
}

/** How often a misreading must be avoided until it counts as understood. */
const UNDERSTOOD_AFTER = 3;

/** Misreadings that were made and not avoided often enough since, most often made first. */
export function mixedUp({ misreadings }: Progress): readonly Misreading[] {
  const mixed = MISREADINGS.flatMap((misreading) => {
    const { made = 0, avoided = UNDERSTOOD_AFTER } = misreadings[misreading] ?? {};
    return avoided < UNDERSTOOD_AFTER ? [{ misreading, made }] : [];
  });
  return mixed.toSorted((one, other) => other.made - one.made).map(({ misreading }) => misreading);
}

/** Topics that are known: those in the upper boxes. */
export function knownTopics({ topics }: Progress): readonly Topic[] {
  return TOPICS.filter((topic) => (topics[topic]?.box ?? 0) > 1);
}
