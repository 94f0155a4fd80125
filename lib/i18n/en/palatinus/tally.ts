/** The end of the count: who won, what each hill brought, and how everybody came to their points. */
export const tally = {
  toHill: 'Hill {letter}: go to its count',
  tie: 'tie',
  disc: 'disc',
  nobody: 'nobody',
  discs: 'Discs for captives',

  howAll: 'How did everyone get their points?',
  ask: '{points}: how did {who} get there?',
  how: 'How did {who} get {points}?',
  token: 'Hill {hill}: its token',
  tiedDisc: 'Hill {hill}: a disc, as it is tied',
  captive: 'Hill {hill}: {captive}, captured on {at}',
  captiveDisc: 'Hill {hill}: a disc for {captive} on {at}, captured by several condottieri',
  captiveOf: '{who}’s {kind}',
  captiveOwn: '{who}’s own {kind}',
  captiveAlly: '{who}’s {people} {kind}',
  nothing: 'Nothing was captured, no hill was won.',
  sum: 'In all',

  board: 'The board when the game ended',
  tapAnybody: 'Tap anybody for their story.',
  changeRulings: 'Rulings',
  newTable: 'New table, same players',
} as const;
