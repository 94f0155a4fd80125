import type { AreaMessages } from '../../speaker';

export const screens: AreaMessages<'screens'> = {
  players: 'Joueurs',
  tiles: 'Tuiles',
  inhabitants: 'Habitants',
  score: 'Décompte',
  copy: 'Ma boîte',
  rulings: 'Points de règle',
  print: 'Imprimer',
};
