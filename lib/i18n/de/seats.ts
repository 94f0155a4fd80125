import type { AreaMessages } from '../speaker';

export const seats: AreaMessages<'seats'> = {
  howMany: 'Wie viele Spieler?',
  start: 'Einmal tippen, und alle haben eine Farbe. Namen sind freiwillig.',
  who: 'Wer spielt welche Farbe?',
  whoText: 'Namen sind freiwillig. Zum Tauschen tippe auf eine vergebene Farbe.',
  player: 'Spieler {number}',
  name: 'Name von Spieler {number}',
  colour: 'Farbe von Spieler {number}',
  earlier: 'Namen aus früheren Partien',
  takeOut: '{who} entfernen',
  nowPlay: 'Jetzt {count} Spieler.',
  nowPlays: '{who} spielt jetzt {colour}.',
  keep: 'So lassen',
  numberFirst: 'Wähle zuerst, wie viele spielen.',
};
