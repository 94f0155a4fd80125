/** The rules of counting in our own words, by paragraph: `x-title` is the title of paragraph `x`. */
export const rules = {
  title: 'How scoring works',
  // Other words that people type into the search
  condottiereAlso: 'soldier mercenary warrior captain guard',
  lead: 'Scoring Palatinus, in our own words. Every number in the app points to one of these paragraphs.',
  besidePicture: 'Next to {at}: {fields}.',

  'chapter-before': 'Before the count',
  'chapter-course': 'How the count goes',
  'chapter-condottieri': 'First the condottieri',
  'chapter-influence': 'Then the influence',
  'chapter-control': 'Who controls the hill',
  'chapter-end': 'The end',
  'chapter-open': 'What players argue about',
  'chapter-editions': 'Where the editions differ',

  'brings-title': 'What everybody has',
  brings:
    'There are merchants, peasants and condottieri; some English texts call the last two farmers and soldiers. How many of each a player places depends on how many play. The game is over when all inhabitants are on the board, one to a field, nobody on a hill.',
  bringsTable: 'Inhabitants of each player',
  bringsPlayers: 'Players',
  bringsAlly: '2, each ally',
  bringsMerchants: 'Merchants',
  bringsPeasants: 'Peasants',
  bringsCondottieri: 'Condottieri',
  bringsNote:
    'With two or three players, all inhabitants of a colour are used. With two players, each also has an ally: a few merchants and peasants of another colour, and no condottiere.',
  'last-turns-title': 'No condottiere at the end',
  'last-turns':
    'Nobody may place a condottiere in their last three turns, or in their last four with two or three players: so it comes by turn 4 of 7 with five players, 5 of 8 with four, 8 of 12 with three, 12 of 16 with two. Nobody may keep one, either: it has to be placed before. A finished game does not show who broke this rule; if a condottiere is missing, it was overlooked or kept against the rules.',
  'wolf-title': 'Turn everybody face up',
  wolf: 'Some merchants and peasants have a she-wolf on their back and were played face down. Before the count all are turned face up; from then on the wolf means nothing.',
  'beside-title': 'What “next to” means',
  beside:
    'Two fields are next to each other when they share a side, also where two tiles meet: around every hill, fields of other hills matter. A hill is not a field, and beyond the edge of the board there is none.',

  'order-title': 'Hill by hill',
  order:
    'The hills are counted by their letters, A to G. At each, first its condottieri act, then the influence around it is counted, and only then comes the next hill.',
  'gone-title': 'Gone for good',
  gone: 'Captives and fugitives leave the board for good. Everything after that is counted without them: their fields are empty now, and they are nobody’s neighbours any more.',

  'judged-title': 'What a condottiere looks at',
  judged:
    'Every condottiere on one of the six fields around the hill looks at the merchants and the peasants on all fields next to it, also on those around other hills, whatever their colour. Other condottieri don’t count and are not captured.',
  'flee-title': 'Equal groups: it flees',
  flee: 'If there are as many merchants as peasants next to it, the condottiere leaves the board. Nobody gets anything for it.',
  'capture-title': 'Unequal groups: it captures',
  capture: 'Otherwise it captures everyone in the larger group and stays put. The smaller group is safe.',
  'own-people-too-title': 'Its own side, too',
  'own-people-too':
    'Colour does not matter: merchants and peasants of its own player count in the groups, and are captured like any others. A captive of one’s own colour is worth as much as any.',
  'same-time-title': 'All at the same time',
  'same-time':
    'All condottieri of the hill look at the board as it stands before any of them acts. Only then do captives and fugitives leave, all at once.',
  'captive-title': 'A captive is worth 1',
  captive: 'Whoever’s condottiere captures an inhabitant takes it: 1 point at the end.',
  'shared-captive-title': 'One captive, several condottieri',
  'shared-captive':
    'If condottieri of several players capture the same inhabitant, one of these players takes it and every other takes a disc worth 1. It’s the same points, so just agree who takes which. This app gives the inhabitant to the first condottiere clockwise from the arrow.',

  'from-the-arrow-title': 'Around the hill, from the arrow',
  'from-the-arrow':
    'Go around the hill clockwise, from the field with the arrow. Every inhabitant still standing there earns influence for its player, from all fields next to it, also from those around other hills. Influence is not points: it only decides who controls this hill, and starts from zero at the next.',
  'merchant-title': 'Merchants live on their neighbours',
  merchant:
    'A merchant earns 1 for every merchant, 2 for every peasant and 3 for every condottiere next to it, whatever their colour.',
  'peasant-title': 'Peasants live on land and water',
  peasant:
    'A peasant earns 2 for every empty field next to it, and 2 for every spring next to it, whether somebody stands there or not. Hills and whatever lies beyond the edge are not fields, and give nothing.',
  'own-spring-title': 'A spring under its feet',
  'own-spring': 'A peasant on a spring earns 2 for it as well.',
  'condottiere-earns-nothing-title': 'Condottieri earn nothing',
  'condottiere-earns-nothing':
    'A condottiere has no influence of its own. It is worth 3 to every merchant next to it, no matter whose.',
  'ally-title': 'Allies',
  ally: 'With two players, an ally’s inhabitants earn influence for the player whose ally they are, together with that player’s own. They are captured, and are neighbours, like any others.',

  'control-title': 'Most influence takes the token',
  control:
    'Add up the influence that each player has around the hill. Whoever has the most controls it and takes its token.',
  'tie-title': 'A tie for the most',
  tie: 'If several players have the most, each of them takes a disc worth 2, and the token goes back in the box.',
  'unclaimed-title': 'Nobody has any',
  unclaimed: 'If nobody has any influence, nobody takes anything.',

  'points-title': 'Points',
  points: 'Each captive is worth 1, each token and each disc what it says. Whoever has the most points wins.',
  'tie-break-title': 'Equal points',
  'tie-break':
    'Among those who have the most points, the winner is whoever has the most tokens, discs and captives, counted together.',
  'shared-victory-title': 'Still equal',
  'shared-victory': 'Whoever is still equal after that shares the victory.',

  open: 'The printed rules leave some things open, or the editions differ. For the questions here you choose the answer; the standard one holds until you do. We tried it on random full games with random springs: the empty spring changes the winner about one time in ten, the allies one time in four when two play, the tie-break one time in twenty or thirty. So first see whether your argument matters.',
  'empty-spring-title': 'The empty spring',
  'lone-condottiere-title': 'A condottiere with no merchant or peasant',
  'captured-twice-title': 'Captured twice by one player',
  'tie-breaks-title': 'The tie-break',
  'ally-pieces-title': 'The allies of two players',

  'face-down-title': 'Face down or not',
  'face-down':
    'In the Dutch edition every inhabitant is placed face down, in the French and the Italian only those with a she-wolf. For the count it makes no difference.',
  'clockwise-title': 'Which way round',
  clockwise:
    'All editions say that turns go clockwise, but only the French says it for going around a hill. Going the other way changes no sum.',
  'unanswered-title': 'What no edition answers',
  unanswered:
    'There are twelve discs, and no edition says what happens should they run out; nor who competes if two players have taken the same ally.',
} as const;
