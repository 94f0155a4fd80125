import type { AreaMessages } from '../../speaker';

export const words: AreaMessages<'words'> = {
  red: 'rouge',
  purple: 'violet',
  green: 'vert',
  yellow: 'jaune',
  blue: 'bleu',
  merchant: 'marchand',
  peasant: 'paysan',
  condottiere: 'condottiere',
  noMerchant: '0 marchand',
  noPeasant: '0 paysan',
  merchants: '{count} {count:marchand|marchands}',
  peasants: '{count} {count:paysan|paysans}',
  condottieri: '{count} {count:condottiere|condottieres}',
  and: '{list} et {last}',
};
