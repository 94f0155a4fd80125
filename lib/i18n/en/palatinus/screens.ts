/** The way through, as it is named in headings, on buttons and on the way back. */
export const screens = {
  players: 'Players',
  tiles: 'Tiles',
  inhabitants: 'Inhabitants',
  score: 'Score',
  copy: 'My copy',
  rulings: 'Rulings',
  print: 'Print',
} as const;
