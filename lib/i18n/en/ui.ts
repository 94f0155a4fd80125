/** The words of the parts every screen is built from; none of them knows the game. */
export const ui = {
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  redo: 'Redo',
  oneFewer: '{label}: one fewer',
  oneMore: '{label}: one more',
  andMore: '… and {count} more.',
  dropHere: 'Let go anywhere to open the file',
} as const;
