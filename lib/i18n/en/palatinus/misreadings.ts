/** Ways in which people count wrongly: a name for each, its effect on their numbers, and what the rules say. */
export const misreadings = {
  'condottieri-first': 'All condottieri act first',
  'condottieri-first-exactly':
    'You get exactly your numbers if all condottieri act, hill after hill, before any hill is counted.',
  'condottieri-first-rule':
    'A hill is counted as soon as its own condottieri have acted, before those of the next hill do.',

  'captives-stay': 'Captives stay on the board',
  'captives-stay-exactly':
    'You get exactly your numbers if captives stay on the board while their hill is counted.',
  'captives-stay-rule': 'Captives and fugitives leave the board for good, before their hill is counted.',

  'same-hill-only': 'Only neighbours around the same hill count',
  'same-hill-only-exactly': 'You get exactly your numbers if only neighbours around the same hill count.',
  'same-hill-only-rule': 'All fields that touch count, also those around other hills.',

  'merchants-skip-own': 'Merchants skip their own colour',
  'merchants-skip-own-exactly':
    'You get exactly your numbers if merchants earn nothing from inhabitants of their own colour.',
  'merchants-skip-own-rule': 'A merchant earns from neighbours of every colour, its own included.',

  'merchant-peasant-swapped': 'Merchant and peasant swapped',
  'merchant-peasant-swapped-exactly':
    'You get exactly your numbers if a merchant gives a merchant 2, and a peasant gives it 1.',
  'merchant-peasant-swapped-rule': 'A merchant gives a merchant 1, and a peasant gives it 2.',

  'condottieri-count-nothing': 'Condottieri give merchants nothing',
  'condottieri-count-nothing-exactly':
    'You get exactly your numbers if merchants earn nothing from condottieri.',
  'condottieri-count-nothing-rule': 'A condottiere gives every merchant next to it 3.',

  'own-spring-forgotten': 'A peasant’s own spring is forgotten',
  'own-spring-forgotten-exactly':
    'You get exactly your numbers if the spring on a peasant’s own field is forgotten.',
  'own-spring-forgotten-rule': 'A peasant that stands on a spring earns 2 for it, too.',

  'occupied-springs-forgotten': 'Occupied springs are forgotten',
  'occupied-springs-forgotten-exactly':
    'You get exactly your numbers if springs next to a peasant count only while nobody is on them.',
  'occupied-springs-forgotten-rule': 'A spring next to a peasant gives 2, whether somebody is on it or not.',

  'empty-field-worth-one': 'An empty field gives 1',
  'empty-field-worth-one-exactly': 'You get exactly your numbers if an empty field gives a peasant 1.',
  'empty-field-worth-one-rule': 'An empty field next to a peasant gives 2.',

  'condottieri-in-turn': 'The condottieri of a hill act in turn',
  'condottieri-in-turn-exactly':
    'You get exactly your numbers if the condottieri of a hill act one after the other, from the arrow.',
  'condottieri-in-turn-rule':
    'All condottieri of a hill look at the same board. Only then do those who are captured or flee leave, all at once.',

  'captor-leaves': 'Condottieri leave with their captives',
  'captor-leaves-exactly':
    'You get exactly your numbers if a condottiere leaves the board together with its captives.',
  'captor-leaves-rule': 'A condottiere that captures stays where it is.',

  'opponents-only': 'Condottieri spare their own side',
  'opponents-only-exactly':
    'You get exactly your numbers if condottieri don’t capture inhabitants of their own player.',
  'opponents-only-rule': 'A condottiere captures all of the larger group, its own side included.',

  'ties-take-token': 'All who tie take the token’s value',
  'ties-take-token-exactly':
    'You get exactly your numbers if everyone who ties for a hill gets the value of its token.',
  'ties-take-token-rule':
    'Those who tie for a hill get a disc worth 2 each, and the token goes back in the box.',

  'ties-take-nothing': 'Those who tie get nothing',
  'ties-take-nothing-exactly': 'You get exactly your numbers if those who tie for a hill get nothing.',
  'ties-take-nothing-rule': 'Those who tie for a hill get a disc worth 2 each.',
} as const;
