/** The words of the parts every screen is built from; none of them knows the game. */
export const ui = {
  cancel: 'Cancel',
  close: 'Close',
  home: 'Start',
  pageTitle: '{title} · Septimontium',
  undo: 'Undo',
  undone: 'Undone.',
  redo: 'Redo',
  redone: 'Done again.',
  notLoaded: 'This part of the app could not be loaded: connect to the network, then try again.',
  tryAgain: 'Try again',
  oneMoment: 'One moment …',
  oneFewer: '{label}: one fewer',
  oneMore: '{label}: one more',
  andMore: '… and {count} more.',
  dropHere: 'Let go anywhere to open the file',
} as const;
