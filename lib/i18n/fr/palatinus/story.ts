import type { AreaMessages } from '../../speaker';

export const story: AreaMessages<'story'> = {
  title: '{at}, {kind} {people}',
  titleEmpty: '{at}, case vide',
  stood: 'Était là à la fin de la partie.',
  nobodyStood: 'Personne n’était là à la fin de la partie.',
  captured: 'Capturé par {who} : il quitte le plateau.',
  capturer: '{who} (condottiere en {at})',
  captures:
    'Avait {merchants} et {peasants} à côté de lui : il a capturé le groupe le plus nombreux ({fields}).',
  flees: 'Avait {merchants} et {peasants} à côté de lui, autant des uns que des autres : il a fui.',
  fleesAlone: 'N’avait ni marchand ni paysan à côté de lui, 0 égale 0 : il a fui.',
  staysAlone: 'N’avait ni marchand ni paysan à côté de lui : selon la règle choisie, il est resté.',
  counted: 'Son influence : {sources} = {points}.',
  countedNone: 'Son influence : {why}, donc 0.',
  gave: 'A donné {points} au marchand en {to} ({who}).',
  toTheEnd: 'Est resté là jusqu’à la fin du décompte.',
  tell: 'Son histoire',

  wrong: 'Mal saisi ?',
  instead: 'Qui était vraiment là ?',
  nobody: 'Personne',
  piece: '{kind} {people}',
  changed: 'Corrigé',
  hill: 'Colline {letter} : {after} (avant : {before}).',
  tied: '{who} à égalité',
  noOne: 'personne',
  points: '{who} a {after} {after:point|points} au lieu de {before}.',
  winners: '{who} {count:gagne|gagnent} (avant : {before}).',
  nothing: 'Rien ne change : chaque colline et tous les points restent les mêmes.',
  undone: 'Défait : tout est comme avant.',
};
