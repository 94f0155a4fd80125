import type { AreaMessages } from '../speaker';

export const score: AreaMessages<'score'> = {
  hill: 'Colline',
  hillOf: 'Colline {letter}',
  hills: 'Les collines, dans l’ordre du décompte',
  board: 'La colline {letter} et ses alentours : qui capture qui, et ce que chacun gagne',
  wholeBoard: 'Tout le plateau',
  condottieri: 'D’abord les condottieres',
  influence: 'Puis l’influence, depuis la flèche, dans le sens horaire',
  back: 'Retour',
  next: 'Suite : colline {letter}',
  tally: 'Total',
  toTally: 'Suite : le total',
  token: 'jeton',
  disc: 'disque {points}',
  captives: 'Captifs',
  discs: 'Disques de 1',
  points: 'Points',
  save: 'Garder cette table',
  incomplete: 'Des habitants manquent, ou sont de trop',
};
