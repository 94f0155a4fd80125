/** For tests only: many questions at once. */

import { makeRandom } from '../../random';
import { LEVELS, type Level, makeQuestion, type Question, type Topic } from '.';

/** Of one level, or of all levels in turn. */
export function questionsOf(topic: Topic, count: number, level?: Level, forScreens = false): Question[] {
  return Array.from({ length: count }, (_, index) => {
    const asked = level ?? (LEVELS[index % LEVELS.length] as Level);
    return makeQuestion({ topic, level: asked, forScreens }, makeRandom(`${topic} ${asked} ${index}`));
  });
}
