/** The way in, on the first page: a new game, the open one, or another one to look at. */
export const start = {
  score: 'Score a game',
  scoreText: 'Players, tiles, inhabitants: about 60 taps',
  goOn: 'Continue your game',
  copy: 'My box',
  goOnTiles: 'Go on: {count} of 7 tiles laid',
  goOnPlaced: 'Go on: {placed} of {expected} placed',
  won: '{who} won, {points}',
  shared: '{who} shared it, {points}',
  before: 'The game before',
  others: 'Also here',
  watchExample: 'Watch an example',
  openFile: 'Open a file or link',
  ask: 'Ask a question',
} as const;
