import type { AreaMessages } from '../speaker';

export const words: AreaMessages<'words'> = {
  red: 'rood',
  purple: 'paars',
  green: 'groen',
  yellow: 'geel',
  blue: 'blauw',
  merchant: 'handelaar',
  peasant: 'boer',
  condottiere: 'soldaat',
  merchants: '{count} {count:handelaar|handelaars}',
  peasants: '{count} {count:boer|boeren}',
  condottieri: '{count} {count:soldaat|soldaten}',
  and: '{list} en {last}',
  aside: '{what} ({more})',
  pieceOn: '{piece} op {at}',
  ally: 'bondgenoot: {name}',
  allyOf: 'bondgenoot van {name}',
  neutralAlly: 'bondgenoot van {name}, telt voor niemand',
};
