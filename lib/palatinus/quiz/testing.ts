/** For tests only: many questions, and the readings of one as a short line. */

import { makeRandom } from '../../random';
import { LEVELS, type Level, makeQuestion, type Question, type Topic } from '.';

/** Of all levels in turn, or of one. */
export function questionsOf(topic: Topic, count: number, level?: Level, forScreens = false): Question[] {
  return Array.from({ length: count }, (_, index) => {
    const asked = level ?? (LEVELS[index % LEVELS.length] as Level);
    return makeQuestion({ topic, level: asked, forScreens }, makeRandom(`${topic} ${asked} ${index}`));
  });
}
