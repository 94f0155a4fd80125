/** What players of Seven Hills argue about: the questions, their answers, and what speaks for each. */
export const sevenRulings = {
  nobleInForum: 'How many votes does a noble have when consuls are elected?',
  'nobleInForum-one': 'One, like every marker',
  'nobleInForum-one-why': 'Markers are counted, and the rules let a noble count 2 for placement points only.',
  'nobleInForum-two': 'Two',
  'nobleInForum-two-why': 'A noble is worth two others on a hill, so why not in the Forum?',

  tiedFirst: 'Several are tied for first on a hill, and somebody is behind them. What do they share?',
  'tiedFirst-take-both': 'First and second together; nobody is second',
  'tiedFirst-take-both-why':
    'They fill first and second place between them. The printed example shares both.',
  'tiedFirst-second-stays': 'First only; the next one is second',
  'tiedFirst-second-stays-why':
    'In the printed example nobody is behind those who are tied. Where somebody is, second place is taken.',

  finalTie: 'Points are equal, and of those who are equal the best are also equal in the Forum. Who wins?',
  'finalTie-still-equal': 'Those who are still equal',
  'finalTie-still-equal-why': 'Whoever has fewer markers in the Forum has lost the tie-break.',
  'finalTie-all': 'All who are equal on points',
  'finalTie-all-why': 'The tie-break has decided nothing, so the tie on points stands.',

  halfRounds: 'Half of an odd number of legions returns. Which way is it rounded?',
  'halfRounds-up': 'Up: of 3, 2 return',
  'halfRounds-up-why': 'The nearest whole number; a half is usually rounded up.',
  'halfRounds-down': 'Down: of 3, 1 returns',
  'halfRounds-down-why': 'Wherever else the rules round, they round down.',

  // In one line, on the result, on paper and in shared texts
  'say-nobleInForum-two': 'a noble has two votes',
  'say-tiedFirst-second-stays': 'tied for first, only first is shared',
  'say-finalTie-all': 'all who are equal on points share the victory',
  'say-halfRounds-down': 'half of the legions is rounded down',
} as const;
