/** The names of the lessons: two on the rulebook's example, and a short one for each thing that people get wrong. */

import type { Topic } from '../quiz';

export const FIRST_LESSON = 'hill-c';

/** The lessons on the example: hill C in two minutes, and then the cases that people overlook. */
export const EXAMPLE_LESSONS = [FIRST_LESSON, 'finer-points'] as const;
export type ExampleLesson = (typeof EXAMPLE_LESSONS)[number];

/** In the recommended order. Merchants, peasants and whole hills have none, because the first lesson is about them. */
export const SHORT_LESSONS = [
  'other-hills',
  'own-colour',
  'empty-spring',
  'own-spring',
  'occupied-spring',
  'equal-groups',
  'lone-condottiere',
  'own-side',
  'shared-captive',
  'captives-gone',
  'later-hills',
  'order',
  'tie',
] as const satisfies readonly Topic[];
export type ShortLesson = (typeof SHORT_LESSONS)[number];

export const LESSONS = [...EXAMPLE_LESSONS, ...SHORT_LESSONS] as const;
export type LessonId = (typeof LESSONS)[number];

/** The lesson of the other game. It has its own code there; here it is only recorded as done, among the others. */
export const OTHER_GAME_LESSON = 'seven-hills';
export type LessonDone = LessonId | typeof OTHER_GAME_LESSON;

export function isExampleLesson(lesson: LessonId): lesson is ExampleLesson {
  return EXAMPLE_LESSONS.some((one) => one === lesson);
}
