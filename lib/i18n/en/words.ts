/** The rulebook's nouns: labels and names, and phrases that are filled into sentences whole. An inhabitant is in `pieces`. */
export const words = {
  red: 'red',
  purple: 'purple',
  green: 'green',
  yellow: 'yellow',
  blue: 'blue',
  merchant: 'merchant',
  peasant: 'peasant',
  condottiere: 'condottiere',
  merchants: '{count} {count:merchant|merchants}',
  peasants: '{count} {count:peasant|peasants}',
  condottieri: '{count} {count:condottiere|condottieri}',
  and: '{list} and {last}',
  aside: '{what} ({more})',
  pieceOn: '{piece} on {at}',
  ally: 'ally: {name}',
  neutralAlly: 'ally: {name}, for nobody',
} as const;
