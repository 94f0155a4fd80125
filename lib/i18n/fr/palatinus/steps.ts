import type { AreaMessages } from '../../speaker';

export const steps: AreaMessages<'steps'> = {
  home: 'Accueil',
  players: 'Joueurs',
  tiles: 'Tuiles',
  inhabitants: 'Habitants',
  score: 'Décompte',
  copy: 'Ma boîte',
  file: 'Ouvrir et garder',
  undone: 'Annulé.',
  redone: 'Rétabli.',
  reading: 'Un instant…',
};
