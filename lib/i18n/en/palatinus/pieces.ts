/**
 * Each inhabitant as a whole phrase, because in other languages colour and kind agree in gender and case: first as a
 * label, then with its article as the subject of a sentence. Never combine words from `words` instead.
 */
export const pieces = {
  'red-merchant': 'red merchant',
  'red-peasant': 'red peasant',
  'red-condottiere': 'red condottiere',
  'purple-merchant': 'purple merchant',
  'purple-peasant': 'purple peasant',
  'purple-condottiere': 'purple condottiere',
  'green-merchant': 'green merchant',
  'green-peasant': 'green peasant',
  'green-condottiere': 'green condottiere',
  'yellow-merchant': 'yellow merchant',
  'yellow-peasant': 'yellow peasant',
  'yellow-condottiere': 'yellow condottiere',
  'blue-merchant': 'blue merchant',
  'blue-peasant': 'blue peasant',
  'blue-condottiere': 'blue condottiere',

  'the-red-merchant': 'the red merchant',
  'the-red-peasant': 'the red peasant',
  'the-red-condottiere': 'the red condottiere',
  'the-purple-merchant': 'the purple merchant',
  'the-purple-peasant': 'the purple peasant',
  'the-purple-condottiere': 'the purple condottiere',
  'the-green-merchant': 'the green merchant',
  'the-green-peasant': 'the green peasant',
  'the-green-condottiere': 'the green condottiere',
  'the-yellow-merchant': 'the yellow merchant',
  'the-yellow-peasant': 'the yellow peasant',
  'the-yellow-condottiere': 'the yellow condottiere',
  'the-blue-merchant': 'the blue merchant',
  'the-blue-peasant': 'the blue peasant',
  'the-blue-condottiere': 'the blue condottiere',
} as const;
