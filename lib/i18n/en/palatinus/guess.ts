/**
 * "Guess first": before a hill is counted together, everybody says who takes it; in the end the best guesser is
 * named.
 */
export const guess = {
  ask: '{who} guesses: who takes it?',
  all: 'Everybody has guessed.',
  noTaker: 'Tie or nobody',
  guesses: 'Who guesses what',
  none: 'no guess',
  influence: 'Influence, if you like',
  influenceOf: '{who}: with how much influence, if you like',
  stop: 'Don’t guess',
  right: 'Guessed right: {who}.',
  exact: 'With the exact influence: {who}.',
  nobody: 'Nobody guessed right.',
  prize: 'Best {count:guesser|guessers}: {who}',
  noPrize: 'Nobody guessed a hill right.',
  made: '{right} of {guessed} right',
  exactly: '{exact} exact',
  worth: '{count} {count:point|points}',
  how: '2 for the right taker, 1 more for the exact influence.',
} as const;
