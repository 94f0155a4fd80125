import { expect, test } from 'vitest';
import { dailyScreen, lessonScreen, quizScreen } from '.';

test.each([
  [lessonScreen('hill-c'), 'lesson?l=hill-c'],
  [lessonScreen('hill-c', 5), 'lesson?l=hill-c&step=5'],
  [quizScreen(), 'quiz'],
  [quizScreen({ topic: 'tie' }), 'quiz?topic=tie'],
  [lessonScreen('hill-c', 'done'), 'lesson?l=hill-c&step=done'],
  [
    quizScreen({ topic: 'tie', level: 2, question: { topic: 'tie', level: 2, seed: 'x1' } }),
    'quiz?topic=tie&level=2&q=tie.2.x1',
  ],
  [dailyScreen('2026-05-01'), 'quiz?day=2026-05-01'],
])('%s', (screen, address) => {
  expect(screen).toBe(address);
});
