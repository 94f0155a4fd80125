/** The addresses of the learning screens: a step of a lesson, endless questions, the questions of a day. */

import { type Level, makeQuestionId, type QuestionId, type Topic } from '../quiz';
import type { LessonId } from './lesson-ids';

/**
 * `lesson?l=hill-c`; with a step, counted from 1, `lesson?l=hill-c&step=5`; after the last one
 * `lesson?l=hill-c&step=done`.
 */
export function lessonScreen(lesson: LessonId, step: number | 'done' = 1): string {
  return `lesson?l=${lesson}${step === 1 ? '' : `&step=${step}`}`;
}

/**
 * The step that an address names, from 1. A step past the end, from an address of a formerly longer lesson, becomes
 * the last one.
 */
export function stepNumber(text: string | null, count: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, count) : 1;
}

export interface QuizPlan {
  /** Any topic, if left out. */
  readonly topic?: Topic | undefined;
  readonly level?: Level | undefined;
  /** The id of the first question. */
  readonly question?: QuestionId | undefined;
}

export function quizScreen({ topic, level, question }: QuizPlan = {}): string {
  const query = Object.entries({ topic, level, q: question && makeQuestionId(question) })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${value}`);
  return ['quiz', ...(query.length > 0 ? [query.join('&')] : [])].join('?');
}

/** The questions of a date, `quiz?day=2026-05-01`. */
export function dailyScreen(date: string): string {
  return `quiz?day=${date}`;
}
