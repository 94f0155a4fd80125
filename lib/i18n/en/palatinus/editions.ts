/** What the printed editions say, in our own words, and what is our own answer. Shown with paragraphs and questions. */
export const editions = {
  title: 'What the editions say',
  french: 'French',
  italian: 'Italian',
  dutch: 'Dutch',
  named: '{names} {count:edition|editions}',
  all: 'All editions',
  open: 'Left open',
  reading: 'Our answer',
  'house-rule': 'House rule',
  why: 'Why it is the standard',

  sixty: 'There are 60 inhabitants of five peoples.',
  'twelve-each':
    'That makes 12 of each colour. Nothing says how they split into kinds: 5 merchants, 5 peasants and 2 condottieri are our assumption.',
  'fifth-colour': 'The texts name only four colours. We call the fifth purple.',
  'not-placed':
    'A condottiere may not be placed in the last turns. The example adds that it has to be placed in time.',
  'placed-in-time': 'A condottiere has to be placed before the last turns.',
  'wolves-face-down': 'Only inhabitants with a she-wolf are placed face down.',
  'all-face-down': 'Every inhabitant is placed face down.',
  'all-pieces': 'All pieces around other hills count, too.',
  'all-adjacencies': 'All adjacencies around other hills count: so empty fields there, too.',
  'the-inhabitants': 'The inhabitants around other hills count, too.',
  'no-gaps': 'The words only ask that tiles touch. The figure shows them laid without gaps, and so do we.',
  'captor-stays': 'After a capture the condottiere stays; no edition says so.',
  'two-captors': 'If two condottieri capture the same inhabitant, one takes it, the other a disc worth 1.',
  'who-takes-which':
    'No edition says who takes the inhabitant and who the disc. It only matters for a tie-break that compares discs and captives one after the other.',
  'three-captors': 'With more than two, every further player takes a disc, too.',
  'hill-clockwise': 'The hill is gone around clockwise.',
  'turns-clockwise': 'Clockwise is printed for the order of turns only, not for going around a hill.',
  'example-cut': 'The example of such a count lacks a line that the other editions have.',
  'ally-influence': 'No edition says for whom an ally’s inhabitants earn influence.',
  'palatinus-token':
    'The token called Palatinus, worth 6, lies on the hill in the centre. The other six are laid on the other hills at random.',
  'token-values': 'The other values are not printed: reviews report 3 to 6, and we offer 3 3 4 4 5 5.',
  'counted-together': 'Every edition names these three. That they are added up is the standard here.',
  'victory-shared': 'The victory is then shared; no edition says so.',
  'field-and-spring':
    'An empty field gives 2, and a spring gives 2. No edition says what a field gives that is both.',
  'field-with-spring':
    'The legend calls a spring a “field with a spring”. So it is a field as well, which speaks for 4.',
  'equal-flees': 'With as many merchants as peasants next to it, a condottiere flees.',
  'nobody-near': 'No edition speaks of a condottiere with no merchant or peasant.',
  'same-captor': 'No edition says whether this also holds for two condottieri of one player.',
  'tokens-named-first': 'The three are named in the order tokens, discs, captives.',
  'discs-named-first': 'The three are named in the order discs, tokens, captives.',
  'together-or-in-turn': 'No edition says whether the three are added up or compared one after the other.',
  'no-tie-break': 'Every edition has a tie-break. To play without one is a house rule.',
  'discs-go-on':
    'This app counts on as if there were more discs. In 6,000 random games, twelve were always enough.',
  'two-allies': 'This app asks for two different allies.',

  'emptySpring-standard':
    'The printed sentences stand on their own, none limits a field to one of them, and the Italian legend speaks for it.',
  'loneCondottiere-standard':
    'It is the printed sentence taken at its word. An exception is printed nowhere.',
  'doubleCaptureByOnePlayer-standard':
    'The disc is there so that nobody’s capture is worth nothing. Here the player has the inhabitant already.',
  'tieBreak-standard':
    'The editions name the same three things and differ only in their order. Added up, the order does not matter, and all editions agree.',
  'allyPieces-standard':
    'Whoever has an ally places its inhabitants like their own. That they count for nobody is printed nowhere.',
} as const;
