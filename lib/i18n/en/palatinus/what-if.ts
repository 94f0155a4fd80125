/** Trying other pieces or rulings in a copy of the game, and everybody’s best move. */
export const whatif = {
  board: 'The board with what you try',
  lead: 'Tap a field to change who stands there, or hold a piece and drag it. Your game stays as it is until you keep what you tried.',
  leadShared:
    'Tap a field to change who stands there, or hold a piece and drag it. Neither the shared game nor your own changes.',
  who: 'Who stands here?',
  elsewhere: 'Move it elsewhere',
  moving: '{piece}: tap the field where it should stand.',
  changed: 'changed',

  changes: 'What you changed',
  moved: '{from} → {to}: {piece}',
  replaced: '{at}: {piece} (before: {before})',
  nobody: 'nobody',
  ruling: '{question} {answer}',
  takeBack: 'Take back: {change}',

  before: 'The game',
  now: 'What if',
  winners: '{count:Winner|Winners}: {list}',
  cell: '(before: {value})',
  nothing: 'nothing',
  differences: 'What that changes',
  hillsNote: 'On the board, a hill that changes hands has a ring and the sign of its new taker.',
  shareTitle: 'Share what you try',
  shareHint: 'Scan the code or send the link. It holds the game and what you changed in it.',
  shareQr: 'QR code of the link to this trial',
  table: 'Hill by hill',
  tableNote: 'Where something changes, the old number stands below, struck out.',

  keep: 'Replace the game',
  keepMine: 'Keep as mine',
  throwAway: 'Back to the game',
  thrownAway: 'The game as it was. Undo restores the trial.',
  kept: 'Replaced: this is the game now',

  refused: 'This trial can’t be shown',
  refusedWhy: 'The address is damaged, or was made for another game. Your game hasn’t changed.',
  anew: 'Try something else',

  rulings: 'Try other rulings',

  moves: 'Which move would have won it?',
  movesLead:
    'For each player, the one piece that would have earned the most on another empty field. Tap to try it.',
  movesNone: 'No piece would have earned its player more on another empty field.',
  movePoints: '{points} {points:point|points} instead of {old}.',
  moveWins: '{who} wins!',
  moveShares: '{who} would share the victory.',
  moveWonAnyway: '{who} wins anyway.',
  moveLoses: 'Not enough: {list} {count:wins|win}.',
} as const;
