/** What players argue about: the questions, their answers, and what speaks for each. */
export const rulings = {
  lead: 'The printed rules leave these questions open, or the editions differ. Choose the answers for your game: the count follows, and the next game begins with them.',
  twoOnly: 'Matters with two players only.',

  emptySpring: 'A spring next to a peasant has nobody on it. What does it give?',
  'emptySpring-both': '4: for the field and for the spring',
  'emptySpring-both-why':
    'The field is empty and has a spring. Each is a reason for 2, and nothing says that one rules out the other.',
  'emptySpring-spring': '2: for the spring only',
  'emptySpring-spring-why': 'One field, one reason: a spring counts as a spring, empty or not.',

  loneCondottiere: 'A condottiere has neither merchant nor peasant next to it. What does it do?',
  'loneCondottiere-flees': 'It flees',
  'loneCondottiere-flees-why': 'The same number of each: 0 equals 0.',
  'loneCondottiere-stays': 'It stays',
  'loneCondottiere-stays-why':
    'With no merchant or peasant next to it there is nothing to compare, and nobody to flee from.',

  doubleCaptureByOnePlayer: 'Two condottieri of one player capture the same inhabitant. What is it worth?',
  'doubleCaptureByOnePlayer-once': '1: the inhabitant',
  'doubleCaptureByOnePlayer-once-why':
    'The disc makes up for an inhabitant that somebody else takes. Here nobody else does.',
  'doubleCaptureByOnePlayer-disc': '2: the inhabitant and a disc',
  'doubleCaptureByOnePlayer-disc-why': 'Two condottieri made a capture, so each is paid.',

  tieBreak: 'Several players are tied for the most points. Who wins?',
  'tieBreak-items': 'Most tokens, discs and captives, counted together',
  'tieBreak-items-why': 'The rules list all three together.',
  'tieBreak-tokens-first': 'Most tokens; then most discs; then most captives',
  'tieBreak-tokens-first-why': 'Read as an order, this is the one of the French and the Italian rules.',
  'tieBreak-discs-first': 'Most discs; then most tokens; then most captives',
  'tieBreak-discs-first-why': 'Read as an order, this is the one of the Dutch rules.',
  'tieBreak-none': 'All of them: they share the victory',
  'tieBreak-none-why': 'A tie is a tie.',

  allyPieces: 'For whom do the allies of two players earn influence?',
  'allyPieces-own': 'For the player whose ally they are',
  'allyPieces-own-why': 'That player placed them, so they work for that player.',
  'allyPieces-neutral': 'For nobody',
  'allyPieces-neutral-why':
    'Nobody plays their colour. They stand in the way and can be captured, but serve nobody.',

  // In one line, on the tally, on paper and in shared texts
  saySpring: 'an empty spring gives 2',
  sayStays: 'a condottiere with no merchant or peasant stays',
  sayDisc: 'captured twice by one player, 1 and a disc',
  sayTokensFirst: 'tie-break: most tokens, then discs, then captives',
  sayDiscsFirst: 'tie-break: most discs, then tokens, then captives',
  sayNone: 'no tie-break',
  sayNeutral: 'allies earn for nobody',

  effectSoFar: 'With the pieces entered so far and “{answer}”:',
  // Below another answer, and with one that is not standard
  would: 'In this game: {changes}',
  wouldSoFar: 'With the pieces entered so far: {changes}',
  wouldNothing: 'the score stays the same.',
  wouldNothingSoFar: 'no hill counted so far changes hands.',
  againstStandard: 'What “{answer}” changes, against the standard answer:',
} as const;
