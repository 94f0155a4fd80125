/** What changing the players does to the board, allies, and the number of pieces for everybody. */
export const players = {
  whoPlaced:
    'Where two players swap colours, the pieces on the board change owner. With a free colour, your pieces change colour.',
  ally: 'Ally of {who}',
  noAlly: 'none',
  allyText:
    'With two players, each also has an ally: some merchants and peasants of another colour, but no condottiere.',
  nowAlly: '{who} now has an ally: {people}.',
  nowNoAlly: '{who} now has no ally.',
  left: '{count} {count:inhabitant has|inhabitants have} left the board; Undo restores {count:it|them}.',
  losing: 'Remove {count} {count:inhabitant|inhabitants} from the board?',
  losingText: 'This changes who plays, so {count:this one leaves|these leave} the board:',
  losingUndo: 'Undo restores {count:it|them}.',
  losingOf: '{people}: {list}',
  losingOfAlly: '{people} (ally): {list}',
  lose: 'Remove {count:it|them}',
  census: 'Pieces per player',
  eachPlayer: 'Each player',
  eachAlly: 'Each ally',
  inAll: 'That makes {count} inhabitants in all.',
  assumed:
    'All pieces of a colour are used. The rules say neither that these are {box}, nor how many are of each kind. {list}: that is our assumption; change it if your box differs.',
  changed: 'Changed: these are not the standard numbers.',
  change: 'Change the numbers',
  boxHolds: 'We assume that the box holds {count} inhabitants of each colour.',
  usual: 'Back to the standard numbers',
  usualNow: 'The standard numbers again.',
  merchants: 'Merchants',
  peasants: 'Peasants',
  condottieri: 'Condottieri',
  ofAlly: '{kinds} (ally)',
  far: '{players} players, {inhabitants} inhabitants',
} as const;
