import type { AreaMessages } from '../speaker';

export const screens: AreaMessages<'screens'> = {
  players: 'Spieler',
  tiles: 'Tafeln',
  inhabitants: 'Bewohner',
  epoch: 'Epoche',
  score: 'Wertung',
  copy: 'Mein Exemplar',
  rulings: 'Auslegungen',
  print: 'Drucken',
  ask: 'Nachfragen',
  settle: 'Ändert das etwas?',
  'our-count': 'Wir haben andere Zahlen',
  lesson: 'Lektion',
  quiz: 'Quiz',
  'what-if': 'Was wäre, wenn?',
  learn: 'Lernen',
};
