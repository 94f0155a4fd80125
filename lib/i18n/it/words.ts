import type { AreaMessages } from '../speaker';

export const words: AreaMessages<'words'> = {
  red: 'rosso',
  purple: 'viola',
  green: 'verde',
  yellow: 'giallo',
  blue: 'blu',
  merchant: 'mercante',
  peasant: 'contadino',
  condottiere: 'condottiero',
  merchants: '{count} {count:mercante|mercanti}',
  peasants: '{count} {count:contadino|contadini}',
  condottieri: '{count} {count:condottiero|condottieri}',
  and: '{list} e {last}',
  aside: '{what} ({more})',
  pieceOn: '{piece} in {at}',
  ally: 'alleato: {name}',
  allyOf: 'alleato con {name}',
  neutralAlly: 'alleato con {name}, non conta per nessuno',
};
