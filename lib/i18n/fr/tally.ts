import type { AreaMessages } from '../speaker';

export const tally: AreaMessages<'tally'> = {
  howAll: 'D’où viennent les points de chacun ?',
  how: 'D’où viennent les {points} points de {who} ?',
  token: 'Colline {hill} : son jeton',
  tiedDisc: 'Colline {hill} : un disque, car il y a égalité',
  captive: 'Colline {hill} : l’habitant capturé en {at}',
  captiveDisc: 'Colline {hill} : un disque pour le captif en {at}, pris par un autre',
  nothing: 'Rien capturé, aucune colline gagnée.',
  sum: 'En tout',
  changeRulings: 'Lectures',
  newTable: 'Nouvelle table, mêmes joueurs',
  newTableDone: 'Une nouvelle table pour les mêmes joueurs. Annuler ramène l’ancienne.',
};
