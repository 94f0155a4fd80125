/** The rulebook's nouns, for filling into sentences. */
export const words = {
  red: 'red',
  purple: 'purple',
  green: 'green',
  yellow: 'yellow',
  blue: 'blue',
  merchant: 'merchant',
  peasant: 'peasant',
  condottiere: 'condottiere',
  noMerchant: 'no merchant',
  noPeasant: 'no peasant',
  merchants: '{count} {count:merchant|merchants}',
  peasants: '{count} {count:peasant|peasants}',
  condottieri: '{count} {count:condottiere|condottieri}',
  and: '{list} and {last}',
} as const;
