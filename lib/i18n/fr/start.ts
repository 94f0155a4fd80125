import type { AreaMessages } from '../speaker';

export const start: AreaMessages<'start'> = {
  score: 'Compter une partie',
  scoreText: 'Qui a joué, où sont les tuiles, qui se tient où : puis le décompte.',
  goOn: 'Reprendre votre table',
  placed: '{placed} sur {expected} posés',
  newTable: 'Nouvelle table',
  open: 'Ouvrir une table',
  copy: 'Ma boîte',
};
