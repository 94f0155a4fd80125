/** A question about one piece, without a game. */
export const ask = {
  link: 'Ask about one piece',
  description: 'One piece and its neighbours: what it earns, or what the condottiere does, with the rule.',
  example: 'An example. Change it, or pick your piece.',
  how: 'Pick what is next to it, then tap a field.',
  clear: 'Clear',

  kinds: 'Your piece',
  otherNames: 'Peasants are also called farmers, and condottieri soldiers.',
  brushes: 'Next to it',
  counts: 'Fields next to it',
  'hint-merchant': 'For a merchant, colours, springs, empty fields and the edge of the board don’t matter.',
  'hint-peasant':
    'At the edge of the board there are fewer fields. Tap the peasant if it stands on a spring. Who stands next to it does not matter, only where somebody does.',
  'hint-condottiere':
    'To a condottiere neither colours nor other condottieri, springs or the edge of the board matter.',

  // What a neighbouring field can be
  empty: 'empty',
  merchant: 'merchant',
  peasant: 'peasant',
  condottiere: 'condottiere',
  somebody: 'somebody',
  spring: 'empty spring',
  'taken-spring': 'occupied spring',

  // The board, for screen readers
  board: '{kind} in the middle. Its hill: below.',
  boardAtEdge: '{kind} in the middle. Its hill: below. Edge of the board: {list}.',
  'at-0': 'above',
  'at-1': 'upper right',
  'at-2': 'lower right',
  'at-3': 'below',
  'at-4': 'lower left',
  'at-5': 'upper left',
  field: '{where}: {what}',
  onSpring: '{kind}, on a spring',
  notOnSpring: '{kind}, not on a spring',

  // The answer in one line
  influence: 'Influence: {points}',
  influenceEither: 'Influence: {first} or {second}',
  captures: 'It captures: {captives}',
  flees: 'It flees',
  fleesOrStays: 'It flees, or it stays',

  // The answer in full
  answer: 'The answer',
  fromMerchant: '{count} {count:merchant|merchants}\u00a0×\u00a0{worth}',
  fromPeasant: '{count} {count:peasant|peasants}\u00a0×\u00a0{worth}',
  fromCondottiere: '{count} {count:condottiere|condottieri}\u00a0×\u00a0{worth}',
  fromEmptyField: '{count} {count:empty field|empty fields}\u00a0×\u00a0{worth}',
  fromSpring: '{count} {count:spring|springs} next to it\u00a0×\u00a0{worth}',
  fromOwnSpring: 'its own spring\u00a0×\u00a0{worth}',
  total: 'Influence',
  capturesWhy: 'Next to it: {merchants} and {peasants}. It captures the larger group, its own colour too.',
  fleesWhy:
    'Next to it: {merchants} and {peasants}, the same number of each. It flees: out of the game, no points for anyone.',
  captivePoints: 'Worth {points} {points:point|points} to its owner, 1 for each captive.',
  noInfluence: 'A condottiere earns no influence.',
  open: 'The rules leave this open',

  // Sharing the question
  shareTitle: 'Share this question',
  shareHint: 'Scan the code or send the link. It holds the whole question.',
  shareQr: 'QR code of the link to this question',

  // A damaged link
  refused: 'This link holds no whole question',
  'refused-kind': 'It names neither a merchant nor a peasant nor a condottiere.',
  'refused-field': 'It has something next to the piece that is not known here.',
  'refused-count': 'It names too few neighbours, or too many.',
  askAgain: 'Ask for the whole link again, or ask your own question here.',
} as const;
