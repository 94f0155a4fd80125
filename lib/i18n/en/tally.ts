/** The end of the count: who won, and how everybody came to their points. */
export const tally = {
  howAll: 'How did everyone get their points?',
  how: 'How did {who} get {points}?',
  token: 'Hill {hill}: its token',
  tiedDisc: 'Hill {hill}: a disc, as it is tied',
  captive: 'Hill {hill}: the inhabitant captured on {at}',
  captiveDisc: 'Hill {hill}: a disc for the captive on {at}, which another took',
  nothing: 'Nothing was captured, no hill was won.',
  sum: 'In all',
  changeRulings: 'Rulings',
  newTable: 'New table, same players',
  newTableDone: 'A new table for the same players. Undo brings the old one back.',
} as const;
