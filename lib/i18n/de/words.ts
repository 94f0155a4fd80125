import type { AreaMessages } from '../speaker';

export const words: AreaMessages<'words'> = {
  red: 'Rot',
  purple: 'Lila',
  green: 'Grün',
  yellow: 'Gelb',
  blue: 'Blau',
  merchant: 'Händler',
  peasant: 'Bauer',
  condottiere: 'Heerführer',
  merchants: '{count} Händler',
  peasants: '{count} {count:Bauer|Bauern}',
  condottieri: '{count} Heerführer',
  and: '{list} und {last}',
  aside: '{what} ({more})',
  pieceOn: '{piece} auf {at}',
  ally: 'Zweitfarbe: {name}',
  allyOf: 'Zweitfarbe von {name}',
  neutralAlly: 'Zweitfarbe von {name}, zählt für niemanden',
};
