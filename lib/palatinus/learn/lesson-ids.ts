/** The lessons by name: the first one, on the rulebook's hill C, and a short one for each thing that people get wrong. */

import type { Topic } from '../quiz';

export const FIRST_LESSON = 'hill-c';

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

export const LESSONS = [FIRST_LESSON, ...SHORT_LESSONS] as const;
export type LessonId = (typeof LESSONS)[number];
export type ShortLesson = (typeof SHORT_LESSONS)[number];
