import type { AreaMessages } from '../../speaker';

export const guess: AreaMessages<'guess'> = {
  ask: '{who} tippt: Wer bekommt ihn?',
  all: 'Alle haben geraten.',
  noTaker: 'Gleichstand oder niemand',
  guesses: 'Wer was rät',
  none: 'nicht geraten',
  influence: 'Einfluss (freiwillig)',
  influenceOf: '{who}: mit wie viel Einfluss (freiwillig)',
  stop: 'Nicht raten',
  right: 'Richtig geraten: {who}.',
  exact: 'Mit dem genauen Einfluss: {who}.',
  nobody: 'Niemand hat richtig geraten.',
  prize: '{count:Hat|Haben} am besten geraten: {who}',
  noPrize: 'Niemand hat einen Hügel richtig geraten.',
  made: '{right} von {guessed} richtig',
  exactly: '{exact} genau',
  worth: '{count} {count:Punkt|Punkte}',
  how: '2, wenn du richtig rätst, wer den Hügel bekommt, und 1 dazu für den genauen Einfluss.',
};
