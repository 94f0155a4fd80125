/** Whose inhabitants are missing or too many, which tokens are not the usual ones, and what may have happened. */
export const census = {
  missingInAll: '{count} {count:piece|pieces} missing',
  tooManyInAll: '{count} {count:piece|pieces} too many',
  missingAndTooMany: '{missing} {missing:piece|pieces} missing, {tooMany} too many',
  anAllyMissing: 'An ally is missing',
  expected: 'We count all the same. Pieces per player: {list}.',
  missing: 'Still missing for {people}: {list}.',
  tooMany: '{people}: {list} too many.',
  peoplesMixedUp:
    '{tooMany}: {inhabitants} too many; {tooFew}: {count} too few. Is one of {fields} really {people}?',
  kindsMixedUp: '{people}: {tooMany} too many, {tooFew} too few. Is one of {fields} really a {kind}?',
  condottiereLeftOver:
    '{people} is only missing {count} {count:condottiere|condottieri}. Nobody may keep one to the end, so {count:it was|they were} overlooked: on the board, or behind the screen.',
  allyMissing:
    '{people} has no ally: with two players, each also plays two merchants and two peasants of another colour.',
  toBoard: 'Put it right on the board',
  tokensOdd: 'Check the tokens',
  ringTokens: 'Tokens around the centre: {laid}. Standard: {usual}. To check: {hills}.',
  centreToken: 'Token in the centre: {laid}. Standard: {usual}. To check: {hills}.',
} as const;
