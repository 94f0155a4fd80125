/** What an unfinished table still lacks before it can be counted or saved, as the screens ask for it. */
export const missing = {
  title: 'Something is still missing',
  players: 'Who plays is not told yet.',
  lean: 'Which way the ring of tiles leans is not told yet.',
  tiles: '{count} {count:tile is|tiles are} not laid yet.',
  arrows: 'On {count} {count:tile|tiles} the field with the arrow is not told yet.',
  tokens: 'On {count} {count:hill|hills} the token is not told yet.',
  springs: 'The springs of {count} {count:tile are|tiles are} not told yet.',
  to: 'Go to: {step}',
} as const;
