import type { AreaMessages } from '../../speaker';

export const sevenCount: AreaMessages<'sevenCount'> = {
  players: 'Giocatori: {list}.',

  votes: 'Voti nel Forum Romanum: {totals}.',
  consul: '{who} è console con {votes} {votes:voto|voti}: {points} punti.',
  later: '{who} {count:ha|hanno} gli stessi voti, ma {count:viene|vengono} dopo nell’ordine di gioco.',
  noConsul: 'Nessuno ha segnalini nel Forum Romanum: nessun console.',
  seatEmpty: 'Manca un secondo console, perché {who} non {count:ha|hanno} segnalini nel Forum Romanum.',
  nobleVotesOne: 'Un nobile ha un voto, come ogni segnalino.',
  yourRuling: 'Interpretazione scelta',
  thisAnswer: 'Con questa risposta',
  nobleVotesTwo: '{by}: un nobile ha due voti.',

  hill: '{hill}: primo posto {first}, secondo {second}',
  newHill: '{hill}, nuovo: primo posto {first}, secondo {second}',
  strengths: 'Forza: {totals}.',
  strength: '{who} {strength}',
  strengthWithNobles: '{who} {strength} ({count} {count:nobile conta 2|nobili contano 2 ciascuno})',
  nobody: 'Qui non c’è nessuno: nessuno fa punti.',
  alone: '{who} senza rivali: primo e secondo posto, {first} + {second}.',
  tiedBoth: 'Pareggio tra {who}: {points} a testa, nessun secondo posto.',
  first: 'Primo posto: {who}, {points}.',
  tiedFirst: 'Pareggio al primo posto tra {who}: {points} a testa.',
  second: 'Secondo posto: {who}, {points}.',
  tiedSecond: 'Pareggio al secondo posto tra {who}: {points} a testa.',
  shared: '{pool} diviso {count} fa {points} a testa.',
  sharedBoth: '{first} + {second} = {pool}, e {pool} diviso {count} fa {points} a testa.',
  sharedRounded:
    '{pool} diviso {count} fa {points} a testa, arrotondato per difetto; il resto ({away}) non va a nessuno.',
  sharedBothRounded:
    '{first} + {second} = {pool}, e {pool} diviso {count} fa {points} a testa, arrotondato per difetto; il resto ({away}) non va a nessuno.',
  behind: 'Chi pareggia al primo posto prende anche il secondo: {others} non {count:prende|prendono} nulla.',
  secondStays: '{by}: chi pareggia divide solo il primo posto, e chi segue è secondo.',

  knights: '{who}: {count} {count:cavaliere dà|cavalieri danno} {points}.',
  noKnights: 'Nessun cavaliere sul piano di gioco.',
  penalty: '{who}: {count} {count:mano vuota|mani vuote}, {points}.',

  total: 'Questa epoca: {totals}.',
  running: 'Segnapunti: {totals}.',

  consulPoints: 'Consoli',
  placementPoints: 'Colli',
  knightsPoints: 'Cavalieri',
  penaltyPoints: 'Mani vuote',
  fromConsul: 'Console',
  fromKnights: '{count} {count:cavaliere|cavalieri}',
  fromPenalty: '{count} {count:mano vuota|mani vuote}',

  end: 'La fine',
  notOver: 'Non è ancora finita: {count} {count:epoca inserita|epoche inserite} su 5.',
  wins: '{who} vince con {score} {points:punto|punti}.',
  shares: '{who} condividono la vittoria con {score} {points:punto|punti} a testa.',
  byForum: 'Pareggio ai punti; decide chi ha più segnalini nel Forum Romanum: {totals}.',
  equalInForum: 'Pareggio ai punti, e anche nel Forum Romanum: {totals}.',
  someEqualInForum:
    'Pareggio ai punti; chi ha più segnalini nel Forum Romanum è ancora in pareggio: {totals}.',
  allShare: '{by}: tutti quelli a pari punti condividono la vittoria.',
};
