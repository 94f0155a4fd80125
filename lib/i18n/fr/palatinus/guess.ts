import type { AreaMessages } from '../../speaker';

export const guess: AreaMessages<'guess'> = {
  ask: '{who} parie : qui prend la colline ?',
  all: 'Tout le monde a donné son pronostic.',
  noTaker: 'Égalité ou personne',
  guesses: 'Les pronostics',
  none: 'pas de pronostic',
  influence: 'Son influence (facultatif)',
  influenceOf: '{who} : avec combien d’influence, si vous voulez',
  stop: 'Sans pronostic',
  right: '{who} : bon pronostic.',
  exact: '{who} : influence exacte, en plus.',
  nobody: 'Personne n’avait le bon pronostic.',
  prize: '{count:Meilleur pronostiqueur|Meilleurs pronostiqueurs} : {who}',
  noPrize: 'Aucun pronostic n’était bon.',
  made: '{right} {right:juste|justes} sur {guessed}',
  exactly: '{exact} {exact:exact|exacts}',
  worth: '{count} {count:point|points}',
  how: '2 points pour avoir trouvé qui prend la colline, 1 de plus pour l’influence exacte.',
};
