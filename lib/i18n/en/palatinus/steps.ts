/** The way through, as it is named in headings, on buttons and on the way back. */
export const steps = {
  home: 'Start',
  players: 'Players',
  tiles: 'Tiles',
  inhabitants: 'Inhabitants',
  score: 'Score',
  copy: 'My copy',
  file: 'Open and save',
  undone: 'Undone.',
  redone: 'Done again.',
  reading: 'One moment …',
} as const;
