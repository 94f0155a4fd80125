/** For tests only: the steps of lessons. */

import { EXAMPLE_LESSONS, type IDEAS, type LessonId, type LessonStep, lessonLength, lessonStep } from '.';

export function lessonSteps(lesson: LessonId): readonly LessonStep[] {
  return Array.from({ length: lessonLength(lesson) }, (_, index) => lessonStep(lesson, index));
}

/** The first step with this idea. */
export function stepAbout(idea: (typeof IDEAS)[number]): LessonStep {
  return EXAMPLE_LESSONS.flatMap(lessonSteps).find((step) => step.idea === idea) as LessonStep;
}
