import type { AreaMessages } from '../speaker';

export const words: AreaMessages<'words'> = {
  red: 'rouge',
  purple: 'violet',
  green: 'vert',
  yellow: 'jaune',
  blue: 'bleu',
  merchant: 'marchand',
  peasant: 'paysan',
  condottiere: 'condottiere',
  merchants: '{count} {count:marchand|marchands}',
  peasants: '{count} {count:paysan|paysans}',
  condottieri: '{count} {count:condottiere|condottieres}',
  and: '{list} et {last}',
  aside: '{what} ({more})',
  pieceOn: '{piece} en {at}',
  ally: 'allié : {name}',
  allyOf: 'allié à {name}',
  neutralAlly: 'allié à {name} ; ne compte pas',
};
