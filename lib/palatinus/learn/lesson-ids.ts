/** The lessons by name: two on the rulebook's example, and a short one for each thing that people get wrong. */

import type { Topic } from '../quiz';

export const FIRST_LESSON = 'hill-c';

/** On the example: hill C in two minutes, and then the cases that people overlook. */
export const EXAMPLE_LESSONS = [FIRST_LESSON, 'finer-points'] as const;
export type ExampleLesson = (typeof EXAMPLE_LESSONS)[number];

/** In the order in which they are best done. Merchants, peasants and whole hills are what the first lesson is about. */
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

/** The lesson of the other game: its own room asks it, and it is noted down among the others that it was done. */
export const OTHER_GAME_LESSON = 'seven-hills';
export type LessonDone = LessonId | typeof OTHER_GAME_LESSON;

export function isExampleLesson(lesson: LessonId): lesson is ExampleLesson {
  return EXAMPLE_LESSONS.some((one) => one === lesson);
}
