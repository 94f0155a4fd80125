/** Who plays, and in which colour, for any game. */
export const seats = {
  howMany: 'How many players?',
  start: 'One tap gives everybody a colour. Names are optional.',
  who: 'Who’s playing which colour?',
  whoText: 'Names are optional. Pick someone else’s colour to swap.',
  player: 'Player {number}',
  name: 'Name of player {number}',
  colour: 'Colour of player {number}',
  earlier: 'Names from earlier games',
  takeOut: 'Remove {who}',
  nowPlay: '{count} players now.',
  nowPlays: '{who} now plays {colour}.',
  keep: 'Leave as it is',
  numberFirst: 'Choose the number of players first.',
} as const;
