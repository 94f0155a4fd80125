/** What an unfinished game still lacks before it can be counted or saved, as the screens ask for it. */
export const missing = {
  title: 'Something is still missing',
  players: 'Add the players.',
  lean: 'Choose which picture matches your table.',
  tiles: '{count} {count:tile|tiles} still to lay.',
  arrows: '{count} {count:tile needs its arrow|tiles need their arrows}.',
  tokens: '{count} {count:hill needs its token|hills need their tokens}.',
  springs: '{count} {count:tile needs its springs|tiles need their springs}.',
  to: 'Go to: {step}',
  none: 'No game has been entered yet',
} as const;
