import type { AreaMessages } from '../../speaker';

export const sevenCount: AreaMessages<'sevenCount'> = {
  players: 'Spieler: {list}.',

  votes: 'Stimmen im Forum Romanum: {totals}.',
  consul: '{who} wird Konsul mit {votes} {votes:Stimme|Stimmen}: {points} Punkte.',
  later:
    '{who} {count:hat|haben} gleich viele Stimmen, {count:kommt|kommen} aber in der Spielreihenfolge später.',
  noConsul: 'Niemand hat einen Marker im Forum Romanum: kein Konsul.',
  seatEmpty:
    'Einen zweiten Konsul gibt es nicht, weil {who} keinen Marker im Forum Romanum {count:hat|haben}.',
  nobleVotesOne: 'Ein Adliger hat eine Stimme, wie jeder Marker.',
  yourRuling: 'Eure Auslegung',
  thisAnswer: 'Mit dieser Antwort',
  nobleVotesTwo: '{by}: Ein Adliger hat zwei Stimmen.',

  hill: '{hill}: {first} für Platz 1, {second} für Platz 2',
  newHill: '{hill}, neu: {first} für Platz 1, {second} für Platz 2',
  strengths: 'Stärke: {totals}.',
  strength: '{who} {strength}',
  strengthWithNobles: '{who} {strength} ({count} {count:Adliger zählt 2|Adlige zählen je 2})',
  nobody: 'Niemand steht hier: keine Punkte.',
  alone: '{who} allein: Platz 1 und 2, {first} + {second}.',
  tiedBoth: '{who} gleichauf: je {points}, niemand auf Platz 2.',
  first: '{who} auf Platz 1: {points}.',
  tiedFirst: '{who} gemeinsam auf Platz 1: je {points}.',
  second: '{who} auf Platz 2: {points}.',
  tiedSecond: '{who} gemeinsam auf Platz 2: je {points}.',
  shared: '{pool} geteilt durch {count} ergibt je {points}.',
  sharedBoth: '{first} + {second} = {pool}, und {pool} geteilt durch {count} ergibt je {points}.',
  sharedRounded: '{pool} geteilt durch {count} ergibt je {points}, abgerundet; der Rest ({away}) verfällt.',
  sharedBothRounded:
    '{first} + {second} = {pool}, und {pool} geteilt durch {count} ergibt je {points}, abgerundet; der Rest ({away}) verfällt.',
  behind: 'Wer gemeinsam auf Platz 1 ist, belegt auch Platz 2: {others} {count:bekommt|bekommen} nichts.',
  secondStays: '{by}: Bei Gleichstand teilt man nur Platz 1, und der Nächste kommt auf Platz 2.',

  knights: '{who}: {count} {count:Ritter bringt|Ritter bringen} {points}.',
  noKnights: 'Keine Ritter auf dem Plan.',
  penalty: '{who}: {count} {count:leere Hand|leere Hände}, {points}.',

  total: 'Diese Epoche: {totals}.',
  running: 'Punkteleiste: {totals}.',

  consulPoints: 'Konsuln',
  placementPoints: 'Hügel',
  knightsPoints: 'Ritter',
  penaltyPoints: 'Leere Hände',
  fromConsul: 'Konsul',
  fromKnights: '{count} Ritter',
  fromPenalty: '{count} {count:leere Hand|leere Hände}',

  end: 'Das Ende',
  notOver: 'Noch nicht zu Ende: {count} von 5 Epochen {count:ist|sind} eingegeben.',
  wins: '{who} gewinnt mit {score} {points:Punkt|Punkten}.',
  shares: '{who} teilen sich den Sieg mit je {score} {points:Punkt|Punkten}.',
  byForum: 'Gleich viele Punkte; die meisten Marker im Forum Romanum entscheiden: {totals}.',
  equalInForum: 'Gleich viele Punkte, und auch im Forum Romanum gleich viele Marker: {totals}.',
  someEqualInForum:
    'Gleich viele Punkte; auch die mit den meisten Markern im Forum Romanum sind noch gleichauf: {totals}.',
  allShare: '{by}: Alle mit gleich vielen Punkten teilen sich den Sieg.',
};
