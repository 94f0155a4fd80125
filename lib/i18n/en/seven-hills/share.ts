/** Opening, sharing and printing a game of Seven Hills. */
export const sevenShare = {
  game: 'Seven Hills',
  points: 'Points',
  tableNote: 'The points of each epoch, then the same points by where they come from.',
  whoAndHowFar: '{who}, {count} {count:epoch|epochs}',
  board: 'The board',
} as const;
