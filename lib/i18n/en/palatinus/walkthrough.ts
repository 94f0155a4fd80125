/** What a patient friend says while counting, hill by hill. */
export const walkthrough = {
  hill: 'Hill {letter}, its token worth {token}',
  neutralAlly: 'nobody ({people} ally)',

  // Step a)
  noCondottiere: 'No condottiere stands on {letter}1 to {letter}6; the others act at their own hill.',
  captures:
    '{who}’s condottiere on {at} has {merchants} and {peasants} beside it: the larger group is captured.',
  flees:
    '{who}’s condottiere on {at} has {merchants} and {peasants} beside it: as many of one as of the other, so it flees.',
  fleesAlone:
    '{who}’s condottiere on {at} has neither merchant nor peasant beside it: 0 equals 0, so it flees.',
  staysAlone:
    '{who}’s condottiere on {at} has neither merchant nor peasant beside it: by the ruling of this table it stays.',
  capturesTitle: '{who} captures {captives}',
  fleesTitle: '{who}’s condottiere flees',
  staysTitle: '{who}’s condottiere stays',
  leaveTitle: 'Now they leave, all at once',
  leaveText: 'All were judged before anybody left.',
  fled: '{who}’s condottiere on {at} flees: out of the game, and worth nothing to anyone.',
  stayed: '{who}’s condottiere on {at} stays where it is.',
  captive: '{owner}’s {kind} ({people}) on {at}',
  captiveAlly: '{owner}’s {people} {kind} on {at}',
  captiveUnnamed: 'the {people} {kind} on {at}',
  captured: '{captive} goes to {who}: 1 point.',
  capturedByMany: 'Several condottieri capture {captive}: {who} takes it, 1 point; {others} a disc worth 1.',
  evenOwn: 'A condottiere spares nobody, not even its own people.',
  eitherWay: 'Either way round is fine: the points are the same.',
  eitherWayButTieBreak:
    'The points are the same either way round, but this table’s tie-break tells captives from discs: agree who takes which.',
  capturedTwiceDisc:
    'Two condottieri of {who} capture {captive}: by the ruling of this table it is worth 1, and a disc worth 1 besides.',
  capturedTwice:
    'Two condottieri of {who} capture {captive}: by the ruling of this table it is worth 1 once.',

  // Step b)
  influence: '{at}, {who}, {kind}: {sources} = {points}',
  fromMerchant: '{count} {count:merchant|merchants} ({fields}) × {worth}',
  fromPeasant: '{count} {count:peasant|peasants} ({fields}) × {worth}',
  fromCondottiere: '{count} {count:condottiere|condottieri} ({fields}) × {worth}',
  fromEmptyField: '{count} {count:empty field|empty fields} ({fields}) × {worth}',
  fromSpring: '{count} {count:spring|springs} beside it ({fields}) × {worth}',
  fromOwnSpring: 'a spring of its own × {worth}',
  countTwice: '({fields} {count:counts|count} as both)',
  influenceNone: '{at}, {who}, {kind}: {why}, so 0',
  nothingForMerchant: 'nobody beside it',
  nothingForPeasant: 'no empty field and no spring beside it',
  nothingForCondottiere: 'condottieri earn nothing',
  nobodyAround: 'Nobody stands around this hill any more.',
  totalsTitle: 'Influence of each player',
  totals: 'Influence: {totals}.',
  wonTitle: 'Hill {letter}: {who} takes the {token}, with {most} to {others}’s {next}',
  wonOverSeveralTitle: 'Hill {letter}: {who} takes the {token}, with {most} to {next} ({others})',
  wonAloneTitle: 'Hill {letter}: {who} takes the {token}, with {most}; nobody else has any influence',
  tiedTitle: 'Hill {letter}: {who} tie at {most}, a disc worth 2 each',
  unclaimedTitle: 'Hill {letter}: nobody has any influence, nobody takes the {token}',
  won: '{who} controls the hill and takes the token worth {token}.',
  tied: '{who} tie: each takes a disc worth 2, and the token goes back to the box.',
  unclaimed: 'Nobody has any influence: nobody takes anything.',

  // The end
  tally: 'The tally',
  row: '{who}: {gains} = {points}',
  captives: '{count} {count:captive|captives}',
  discs: '{count:disc|discs} {values}',
  tokens: '{count:token|tokens} {values}',
  nothing: 'nothing',
  wins: '{who} wins with {points} {points:point|points}.',
  shares: '{who} share the victory with {points} {points:point|points} each.',
  byTieBreak: 'Others have as many points; the tie-break ({rule}) decides.',
  sharedAfterTieBreak: 'The tie-break ({rule}) does not part them.',
  sharedWithoutTieBreak: 'By the ruling of this table, nothing breaks the tie.',
  tieBreakItems: 'most tokens, discs and captives together',
  tieBreakTokens: 'most tokens, then discs, then captives',
  tieBreakDiscs: 'most discs, then tokens, then captives',
  rulings: 'Rulings other than the usual: {list}.',

  players: 'Players: {list}.',

  // The drawing
  legend:
    'r red, p purple, g green, y yellow, b blue; M merchant, P peasant, C condottiere, -- nobody; ~ spring; (A) hill, below it its token.',
} as const;
