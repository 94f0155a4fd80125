/** The screens of learning, as their addresses name them: a step of a lesson, questions without end, the questions of a day. */

import { type Level, makeQuestionId, type QuestionId, type Topic } from '../quiz';
import type { LessonId } from './lesson-ids';

/** `lesson?l=hill-c`; with a step, counted from 1, `lesson?l=hill-c&step=5`; after the last one `lesson?l=hill-c&step=done`. */
export function lessonScreen(lesson: LessonId, step: number | 'done' = 1): string {
  return `lesson?l=${lesson}${step === 1 ? '' : `&step=${step}`}`;
}

/** The step that an address names, from 1. Past the end, as a lesson that was longer once may have left it, it is the last. */
export function stepNumber(text: string | null, count: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, count) : 1;
}

export interface QuizPlan {
  /** Any, if it is left out. */
  readonly topic?: Topic | undefined;
  readonly level?: Level | undefined;
  /** The question to begin with, by its name. */
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
