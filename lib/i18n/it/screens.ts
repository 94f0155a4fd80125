import type { AreaMessages } from '../speaker';

export const screens: AreaMessages<'screens'> = {
  players: 'Giocatori',
  tiles: 'Tessere',
  inhabitants: 'Abitanti',
  epoch: 'Epoca',
  score: 'Conteggio',
  copy: 'La mia scatola',
  rulings: 'Interpretazioni',
  print: 'Stampa',
  ask: 'Chiedi',
  settle: 'Cambia qualcosa?',
  'our-count': 'Noi abbiamo altri numeri',
  lesson: 'Lezione',
  quiz: 'Quiz',
  'what-if': 'E se?',
  learn: 'Impara',
};
