/** What tables argue about: five questions, their answers, and what speaks for each. */
export const rulings = {
  title: 'Rulings',
  lead: 'The printed rules leave five questions open, or the editions answer them differently. Pick how your table reads them: the count follows.',
  leadShared:
    'How the table that was shared with you reads the rules where they leave a question open. Another answer shows the same table counted by it; nothing of yours changes.',
  usual: 'usual',
  rule: 'Rule {number}',
  twoOnly: 'Matters with two players only.',

  emptySpring: 'A spring beside a peasant has nobody on it. What does it give?',
  'emptySpring-both': '4: for the field and for the spring',
  'emptySpring-both-why':
    'The field is empty and has a spring. Each is a reason for 2, and nothing says that one shuts out the other.',
  'emptySpring-spring': '2: for the spring only',
  'emptySpring-spring-why': 'One field, one reason: a spring counts as a spring, empty or not.',

  loneCondottiere: 'A condottiere has neither merchant nor peasant beside it. What does it do?',
  'loneCondottiere-flees': 'It flees',
  'loneCondottiere-flees-why': 'As many of one as of the other: 0 equals 0.',
  'loneCondottiere-stays': 'It stays',
  'loneCondottiere-stays-why': 'With nobody beside it there is nothing to compare, and nobody to flee from.',

  doubleCaptureByOnePlayer: 'Two condottieri of one player capture the same inhabitant. What is it worth?',
  'doubleCaptureByOnePlayer-once': '1: the inhabitant',
  'doubleCaptureByOnePlayer-once-why':
    'The disc makes up for an inhabitant that somebody else takes. Here nobody else does.',
  'doubleCaptureByOnePlayer-disc': '2: the inhabitant and a disc',
  'doubleCaptureByOnePlayer-disc-why': 'Two condottieri made a capture each, and each is paid for it.',

  tieBreak: 'Several players have the most points. Who wins?',
  'tieBreak-items': 'Most tokens, discs and captives, counted together',
  'tieBreak-items-why': 'All three are things won, and the rules name them in one breath.',
  'tieBreak-tokens-first': 'Most tokens; then most discs; then most captives',
  'tieBreak-tokens-first-why': 'Read as an order, this is the one of the French and the Italian rules.',
  'tieBreak-discs-first': 'Most discs; then most tokens; then most captives',
  'tieBreak-discs-first-why': 'Read as an order, this is the one of the Dutch rules.',
  'tieBreak-none': 'All of them: they share the victory',
  'tieBreak-none-why': 'Equal is equal.',

  allyPieces: 'For whom do the allies of two players earn influence?',
  'allyPieces-own': 'For the player who brought them',
  'allyPieces-own-why': 'That player brought and placed them, so they work for that player.',
  'allyPieces-neutral': 'For nobody',
  'allyPieces-neutral-why':
    'Nobody plays their colour. They stand in the way and can be captured, but serve nobody.',

  // In one line, on the tally, on paper and in what is sent
  inForce: 'Rulings: {list}.',
  inForceUsual: 'Rulings: usual.',
  list: '{list}; {last}',
  saySpring: 'an empty spring counts 2',
  sayStays: 'a lone condottiere stays',
  sayDisc: 'captured twice by one player, 1 and a disc',
  sayTokensFirst: 'on equal points most tokens, then discs, then captives',
  sayDiscsFirst: 'on equal points most discs, then tokens, then captives',
  sayNone: 'no tie-break',
  sayNeutral: 'allies earn for nobody',
} as const;
