/** For tests only: all steps of a lesson. */

import { type LessonId, type LessonStep, lessonLength, lessonStep } from '.';

export function lessonSteps(lesson: LessonId): readonly LessonStep[] {
  return Array.from({ length: lessonLength(lesson) }, (_, index) => lessonStep(lesson, index));
}
