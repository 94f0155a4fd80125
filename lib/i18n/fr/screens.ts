import type { AreaMessages } from '../speaker';

export const screens: AreaMessages<'screens'> = {
  players: 'Joueurs',
  tiles: 'Tuiles',
  inhabitants: 'Habitants',
  epoch: 'Époque',
  score: 'Décompte',
  copy: 'Ma boîte',
  rulings: 'Points de règle',
  print: 'Imprimer',
  ask: 'Poser une question',
  settle: 'Est-ce décisif ?',
  'our-count': 'Vérifier votre décompte',
  lesson: 'Leçon',
  quiz: 'Quiz',
  'what-if': 'Et si ?',
  learn: 'Apprendre',
};
