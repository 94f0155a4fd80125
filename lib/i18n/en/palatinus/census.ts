/** Whose inhabitants are missing or too many, and what may have happened. */
export const census = {
  expected:
    'Not all inhabitants are on the board, or too many; the table is counted all the same. A player brings {list}.',
  missing: '{people}: {list} missing.',
  tooMany: '{people}: {list} too many.',
  peoplesMixedUp:
    '{tooMany} has {inhabitants} too many, {tooFew} as many too few: is one of {fields} really {people}?',
  kindsMixedUp: '{people} has {tooMany} too many and {tooFew} too few: is one of {fields} really a {kind}?',
  condottiereLeftOver:
    '{people} lacks {count} {count:condottiere|condottieri} and nothing else: none may be placed in the last turns, so a player can be left with one.',
  allyMissing:
    '{people} has no ally: with two players, each brings two merchants and two peasants of a further people.',
} as const;
