/** The way in, on the first page: a new table, or the one that was begun. */
export const start = {
  score: 'Score a game',
  scoreText: 'Who played, where the tiles lie, who stands where: then the count.',
  goOn: 'Go on with your table',
  placed: '{placed} of {expected} placed',
  newTable: 'New table',
  open: 'Open a table',
  copy: 'My copy',
} as const;
