/** Shared parts of the lessons and quizzes of all games: progress, answers, and the result. */
export const lesson = {
  close: 'Close',
  stepOf: 'Step {number} of {count}',
  stepShort: '{number} / {count}',
  answers: 'Answers',
  check: 'Check',
  showAnswer: 'Show the answer',
  next: 'Next',
  finish: 'Finish',
  right: 'Right.',
  part: 'Partly right.',
  wrong: 'Not quite.',
  shown: 'The answer:',
  yours: 'Your answer',
  rightOne: 'The right answer',
} as const;
