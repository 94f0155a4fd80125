import type { AreaMessages } from '../speaker';

export const screens: AreaMessages<'screens'> = {
  players: 'Spelers',
  tiles: 'Tegels',
  inhabitants: 'Inwoners',
  epoch: 'Tijdperk',
  score: 'Telling',
  copy: 'Mijn exemplaar',
  rulings: 'Afspraken',
  print: 'Afdrukken',
  ask: 'Vraag stellen',
  settle: 'Maakt het uit?',
  'our-count': 'Wij komen anders uit',
  lesson: 'Les',
  quiz: 'Quiz',
  'what-if': 'Wat als?',
  learn: 'Leren',
};
