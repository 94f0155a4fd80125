/** What every lesson and quiz is made of, whatever the game: how far one is, answers, and how they went. */
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
