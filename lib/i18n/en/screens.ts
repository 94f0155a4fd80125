/** The names of the screens, in headings, on buttons and on the way back. */
export const screens = {
  players: 'Players',
  tiles: 'Tiles',
  inhabitants: 'Inhabitants',
  epoch: 'Epoch',
  score: 'Score',
  copy: 'My box',
  rulings: 'Rulings',
  print: 'Print',
  ask: 'Ask',
  settle: 'Does it matter?',
  'our-count': 'We got other numbers',
  lesson: 'Lesson',
  quiz: 'Quiz',
  'what-if': 'What if?',
  learn: 'Learn',
} as const;
