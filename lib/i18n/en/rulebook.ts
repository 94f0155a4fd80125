/** Everything around the rules and rulings of any game: the page, its search, a rule shown over a step, the answers. */
export const rulebook = {
  contents: 'Chapters',
  link: 'Rule {number}: {title}',
  seeAlso: 'See also',
  picture: 'Drawing for rule {number}: {title}',
  example: 'Example:',
  search: 'Search the rules',
  found: '{count} {count:paragraph|paragraphs} found',
  none: 'Nothing found. Try another word, such as hill, tie or points.',
  clear: 'Clear the search',

  // Links from sentences to their rules
  rule: 'rule {number}',
  ruleTitle: 'Rule {number}',
  allRules: 'All rules',

  // What players argue about
  rulings: 'Rulings',
  leadShared:
    'How the shared game answers the open questions. Try other answers: your own game doesn’t change.',
  toRulings: 'Choose the rulings for your game',
  toRuling: 'Choose the answer for your game',
  usual: 'standard',
  chosen: 'in this game',
  toStandard: 'Back to standard',
  standardNow: 'The standard answers again.',
  answerPicture: 'Drawing for rule {number}, read as: {answer}',
  effect: 'In this game, with “{answer}”:',
  'matters-absent': 'Does not come up in this game.',
  'matters-nothing': 'In this game: the score stays the same.',
  'matters-points': 'In this game: points depend on it.',
  'matters-winner': 'In this game: who wins depends on it.',
  house: 'Your house rules',
  houseText: 'This game begins with your answers: {list}.',

  // In one line, on the tally, on paper and in shared texts
  inForce: 'Rulings: {list}.',
  inForceUsual: 'Rulings: standard.',
  list: '{list}; {last}',
} as const;
