import type { AreaMessages } from '../../speaker';

export const sevenCount: AreaMessages<'sevenCount'> = {
  players: 'Spelers: {list}.',

  votes: 'Stemmen op het Forum Romanum: {totals}.',
  consul: '{who} is consul met {votes} {votes:stem|stemmen}: {points} punten.',
  later: '{who} {count:heeft|hebben} evenveel stemmen, maar {count:komt|komen} later in de beurtvolgorde.',
  noConsul: 'Niemand heeft een marker op het Forum Romanum: geen consul.',
  seatEmpty: 'Er is geen tweede consul, want {who} {count:heeft|hebben} geen marker op het Forum Romanum.',
  nobleVotesOne: 'Een edele heeft één stem, zoals elke marker.',
  yourRuling: 'Jullie afspraak',
  thisAnswer: 'Met dit antwoord',
  nobleVotesTwo: '{by}: een edele heeft twee stemmen.',

  hill: '{hill}: eerste {first}, tweede {second}',
  newHill: '{hill}, nieuw: eerste {first}, tweede {second}',
  strengths: 'Kracht: {totals}.',
  strength: '{who} {strength}',
  strengthWithNobles: '{who} {strength} ({count} {count:edele telt|edelen tellen elk} voor 2)',
  nobody: 'Hier staat niemand: niemand scoort.',
  alone: '{who} alleen: eerste en tweede, {first} + {second}.',
  tiedBoth: '{who} gedeeld eerste: elk {points}, niemand tweede.',
  first: '{who} eerste: {points}.',
  tiedFirst: '{who} gedeeld eerste: elk {points}.',
  second: '{who} tweede: {points}.',
  tiedSecond: '{who} gedeeld tweede: elk {points}.',
  shared: '{pool} gedeeld door {count}: elk {points}.',
  sharedBoth: '{first} + {second} = {pool}, en {pool} gedeeld door {count}: elk {points}.',
  sharedRounded:
    '{pool} gedeeld door {count}: elk {points}, naar beneden afgerond; de rest ({away}) krijgt niemand.',
  sharedBothRounded:
    '{first} + {second} = {pool}, en {pool} gedeeld door {count}: elk {points}, naar beneden afgerond; de rest ({away}) krijgt niemand.',
  behind: 'Wie gedeeld eerste is, krijgt ook de tweede plaats: {others} {count:krijgt|krijgen} niets.',
  secondStays: '{by}: wie gedeeld eerste is, deelt alleen de eerste plaats, en de volgende is tweede.',

  knights: '{who}: {count} {count:ridder levert|ridders leveren} {points} op.',
  noKnights: 'Geen ridders op het bord.',
  penalty: '{who}: {count} {count:lege hand|lege handen}, {points}.',

  total: 'Dit tijdperk: {totals}.',
  running: 'Scorespoor: {totals}.',

  consulPoints: 'Consuls',
  placementPoints: 'Heuvels',
  knightsPoints: 'Ridders',
  penaltyPoints: 'Lege handen',
  fromConsul: 'Consul',
  fromKnights: '{count} {count:ridder|ridders}',
  fromPenalty: '{count} {count:lege hand|lege handen}',

  end: 'Het einde',
  notOver: 'Nog niet afgelopen: {count} van de 5 tijdperken {count:is|zijn} ingevoerd.',
  wins: '{who} wint met {score} {points:punt|punten}.',
  shares: '{who} delen de overwinning met elk {score} {points:punt|punten}.',
  byForum: 'Gelijk in punten; de meeste markers op het Forum Romanum beslissen: {totals}.',
  equalInForum: 'Gelijk in punten, en ook op het Forum Romanum: {totals}.',
  someEqualInForum:
    'Gelijk in punten; wie de meeste markers op het Forum Romanum heeft, staat nog steeds gelijk: {totals}.',
  allShare: '{by}: iedereen die in punten gelijkstaat, deelt de overwinning.',
};
