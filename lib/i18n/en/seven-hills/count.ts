/** What a patient friend says while an epoch is counted, and at the end. */
export const sevenCount = {
  players: 'Players: {list}.',

  // The election
  votes: 'Votes in the Forum Romanum: {totals}.',
  consul: '{who} is consul with {votes} {votes:vote|votes}: {points} points.',
  later: '{who} {count:has|have} as many votes, but {count:comes|come} later in the playing order.',
  noConsul: 'Nobody has a marker in the Forum Romanum: no consul.',
  seatEmpty: 'A second consul is missing, because {who} {count:has|have} no marker in the Forum Romanum.',
  nobleVotesOne: 'A noble has one vote, like every marker.',
  yourRuling: 'Your ruling',
  thisAnswer: 'With this answer',
  nobleVotesTwo: '{by}: a noble has two votes.',

  // A hill
  hill: '{hill}: first {first}, second {second}',
  newHill: '{hill}, new: first {first}, second {second}',
  strengths: 'Strength: {totals}.',
  strength: '{who} {strength}',
  strengthWithNobles: '{who} {strength} ({count} {count:noble counts 2|nobles count 2 each})',
  nobody: 'Nobody stands here: nobody scores.',
  alone: '{who} alone: first and second, {first} + {second}.',
  tiedBoth: '{who} tied: {points} each, nobody second.',
  first: '{who} first: {points}.',
  tiedFirst: '{who} tied for first: {points} each.',
  second: '{who} second: {points}.',
  tiedSecond: '{who} tied for second: {points} each.',
  shared: '{pool} shared by {count} is {points} each.',
  sharedBoth: '{first} + {second} = {pool}, and {pool} shared by {count} is {points} each.',
  sharedRounded: '{pool} shared by {count} is {points} each, rounded down; nobody gets the other {away}.',
  sharedBothRounded:
    '{first} + {second} = {pool}, and {pool} shared by {count} is {points} each, rounded down; nobody gets the other {away}.',
  behind: 'Those tied for first take second place, too: {others} {count:gets|get} nothing.',
  secondStays: '{by}: those tied share first place only, and the next one is second.',

  // Knights and empty hands
  knights: '{who}: {count} {count:knight gives|knights give} {points}.',
  noKnights: 'No knights on the board.',
  penalty: '{who}: {count} {count:empty hand|empty hands}, {points}.',

  // The track
  total: 'This epoch: {totals}.',
  running: 'Track: {totals}.',

  // Where points come from
  consulPoints: 'Consuls',
  placementPoints: 'Hills',
  knightsPoints: 'Knights',
  penaltyPoints: 'Empty hands',
  fromConsul: 'Consul',
  fromKnights: '{count} {count:knight|knights}',
  fromPenalty: '{count} {count:empty hand|empty hands}',

  // The end
  end: 'The end',
  notOver: 'Not over yet: {count} of 5 epochs {count:is|are} in.',
  wins: '{who} wins with {score} {points:point|points}.',
  shares: '{who} share the victory with {score} {points:point|points} each.',
  byForum: 'Tied on points; most markers in the Forum Romanum decide: {totals}.',
  equalInForum: 'Tied on points, and in the Forum Romanum, too: {totals}.',
  someEqualInForum: 'Tied on points; those with most markers in the Forum Romanum are still tied: {totals}.',
  allShare: '{by}: all who are tied on points share the victory.',
} as const;
