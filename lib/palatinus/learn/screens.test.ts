import { expect, test } from 'vitest';
import { dailyScreen, lessonScreen, quizScreen, stepNumber } from '.';

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

test.each([
  ['5', 5],
  ['7', 7],
  ['11', 7],
  [null, 1],
  ['0', 1],
  ['2.5', 1],
  ['x', 1],
])('step %s of seven is number %i', (text, number) => {
  expect(stepNumber(text, 7)).toBe(number);
});
