/** What a patient friend says while counting, hill by hill. */
export const walkthrough = {
  hill: 'Hill {letter}, token worth {token}',

  // Step a)
  noCondottiere: 'No condottieri on {letter}1 to {letter}6.',
  captures:
    '{who}, condottiere on {at}: {merchants} and {peasants} next to it. It captures the larger group.',
  flees:
    '{who}, condottiere on {at}: {merchants} and {peasants} next to it, the same number of each, so it flees.',
  fleesAlone:
    '{who}, condottiere on {at}: neither merchant nor peasant next to it, and 0 equals 0, so it flees.',
  staysAlone: '{who}, condottiere on {at}: neither merchant nor peasant next to it. Your ruling: it stays.',
  capturesTitle: '{who} captures {captives}',
  fleesTitle: '{who}: the condottiere on {at} flees',
  staysTitle: '{who}: the condottiere on {at} stays',
  leaveTitle: 'These leave the board',
  leaveText: 'Condottieri all act at the same time.',
  fled: '{who}: the condottiere on {at} flees, out of the game, no points for anyone.',
  stayed: '{who}: the condottiere on {at} stays.',
  captured: '{captive} goes to {who}: 1 point.',
  capturedByMany:
    '{captive} is captured by several condottieri: {who} takes it (1 point), {others} {count:gets|each get} a disc worth 1.',
  evenOwn: 'Condottieri capture their own side, too.',
  eitherWay: 'Either way is fine: the points are the same.',
  eitherWayButTieBreak:
    'The points are the same, but your tie-break counts captives and discs separately: agree who takes which.',
  capturedTwiceDisc:
    '{captive} is captured by two condottieri of one player ({who}). Your ruling: 1 point, plus a disc worth 1.',
  capturedTwice: '{captive} is captured by two condottieri of one player ({who}): it counts once.',

  // Step b)
  influence: '{at}, {who}, {kind}: {sources} = {points}',
  fromMerchant: '{count} {count:merchant|merchants} ({fields}) × {worth}',
  fromPeasant: '{count} {count:peasant|peasants} ({fields}) × {worth}',
  fromCondottiere: '{count} {count:condottiere|condottieri} ({fields}) × {worth}',
  fromEmptyField: '{count} {count:empty field|empty fields} ({fields}) × {worth}',
  fromSpring: '{count} {count:spring|springs} next to it ({fields}) × {worth}',
  fromOwnSpring: 'its own spring × {worth}',
  countTwice: '({fields} {count:counts|count} as both)',
  influenceNone: '{at}, {who}, {kind}: {why}, so 0',
  nothingForMerchant: 'nobody next to it',
  nothingForPeasant: 'no empty field and no spring next to it',
  nothingForCondottiere: 'condottieri earn nothing',
  nobodyAround: 'Nobody stands around this hill.',
  totalsTitle: 'Influence of each player',
  totals: 'Influence: {totals}.',
  wonTitle: 'Hill {letter}: {who} takes the {token} token, {most} to {next} ({others})',
  wonAloneTitle: 'Hill {letter}: {who} takes the {token} token with {most}; nobody else has any influence',
  tiedTitle: 'Hill {letter}: {who} are tied at {most}, a disc worth 2 each',
  unclaimedTitle: 'Hill {letter}: nobody has any influence, nobody takes the {token} token',
  won: '{who} controls the hill and takes the token worth {token}.',
  tied: '{who} are tied: each takes a disc worth 2, and the token goes back in the box.',
  unclaimed: 'Nobody has any influence: nobody takes anything.',

  // The end
  tally: 'Tally',
  row: '{who}: {gains} = {points}',
  captives: '{count} {count:captive|captives}',
  discs: '{count:disc|discs} {values}',
  tokens: '{count:token|tokens} {values}',
  wins: '{who} wins with {points} {points:point|points}.',
  shares: '{who} share the victory with {points} {points:point|points} each.',
  byTieBreak: 'Tied on points; the tie-break decides ({rule}): {compared}.',
  sharedAfterTieBreak: 'Still tied after the tie-break ({rule}): {compared}.',
  sharedWithoutTieBreak: 'Your ruling: no tie-break.',
  tieBreakItems: 'most tokens, discs and captives together',
  tieBreakTokens: 'most tokens, then discs, then captives',
  tieBreakDiscs: 'most discs, then tokens, then captives',

  players: 'Players: {list}.',

  // The drawing
  legend:
    'r red, p purple, g green, y yellow, b blue; M merchant, P peasant, C condottiere, -- nobody; ~ spring; (A) hill, below it its token.',

  rowWithoutGains: '{who}: {points}',
} as const;
