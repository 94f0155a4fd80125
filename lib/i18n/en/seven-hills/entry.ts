/** Entering an epoch: pick once, tap many. */
export const sevenEntry = {
  // Players
  far: '{count} players, {markers} markers each',
  seating:
    'In the order in which you sit, clockwise. Names are optional; pick someone else’s colour to swap.',
  moveSeat: '{who}: swap seats with the next player',
  moved: '{who}: now on seat {seat}.',
  losing: 'Remove all markers of this player?',
  losingText: '{who}: the markers leave the board in every epoch. Undo brings them back.',
  lose: 'Remove them',

  // The way through
  epochs: 'Epochs',
  begin: 'Begin epoch {numeral}',
  later: 'Epoch {numeral}, later',
  current: 'Epoch {numeral}',
  end: 'The end',
  elect: 'Elect consuls',
  playersFirst: 'Choose the number of players first.',
  toPlayers: 'Go to players',
  begun: 'Epoch {numeral} begins with the board as it stands.',
  placed: 'Before the election',
  legions: 'After the legions',
  stage: 'What you enter',
  stageText:
    'The count moves the legions for you. If you would rather enter where everything stands when the epoch is scored, pick “After the legions”.',

  // The map
  map: 'Map of Rome. Arrow keys move between areas; Enter places a marker, Backspace takes one back; 1 to 4 pick the player, N, K, C and P the class.',
  opens: 'opens in {numeral}',
  opensIn: 'opens in epoch {numeral}',
  worth: 'new: {first} / {second}',
  noScore: 'no score',
  consulCamp: 'Consuls’ camp',
  waitingCamp: 'Waiting camp',
  more: '+{count}',
  area: '{area}: {list}',
  areaWith: '{area}, {note}: {list}',
  empty: 'empty',

  // Brushes
  players: 'Player',
  classes: 'Class',
  noble: 'Noble',
  knight: 'Knight',
  centurion: 'Centurion',
  plebeian: 'Plebeian',
  onBoard: '{count} of {all}',
  left: '{count} left',
  none: 'none left',
  tooManyShort: '{count} too many',
  take: 'Take back',
  hint: 'Tap an area to place one ({brush}). Hold to take one back.',
  hintTake: 'Tap an area to take one back ({brush}).',
  byArea: 'Area by area',
  hintArea: 'Tap an area to open it, then a number: one more. Hold to take one back.',
  hintTakeArea: 'Tap an area to open it, then a number: one fewer.',
  markers: '{who}, {of}: {count}',
  hintLater: 'Nothing changed in an area? Leave it: it is as it was after epoch {numeral}.',
  correcting: 'You are correcting epoch {numeral}; later epochs follow.',
  brush: '{who}: {of}',
  tapped: '{area}: {brush}, now {count}.',
  'plebeians-only': '{area}: only plebeians go to a camp.',
  'box-empty': '{brush}: none left in the box.',
  'none-there': '{area}: none there to take back ({brush}).',
  tooMany: '{brush}: {count} more than the box holds. Take {count} back, here or in an earlier epoch.',

  // One area
  classOf: '{who} ({list})',
  nothing: 'Nobody stands here.',
  closedCard: 'It opens in epoch {numeral}: until then it scores nothing.',
  votes: 'Every marker here is a vote when consuls are elected.',
  camp: 'Plebeians only. A camp scores nothing.',

  strength: 'Strength',
  running: 'Points so far',

  // Order and penalties
  details: 'Playing order, empty hands, legions',
  order: 'Playing order',
  begins: 'Who begins?',
  proposed: 'As proposed: the last player of the epoch before begins.',
  earlier: '{who}: one turn earlier',
  penalties: 'Left with an empty hand (−10 each time)',
} as const;
