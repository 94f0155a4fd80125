/** The rules of counting in our own words, by paragraph: `x-title` is what paragraph `x` is about. */
export const rules = {
  title: 'The rules of counting',
  lead: 'How the end of a game of Palatinus is counted, in our own words. Every number this app shows rests on one of these paragraphs, and says on which.',
  contents: 'Chapters',
  link: 'Rule {number}: {title}',
  seeAlso: 'See also',
  picture: 'Drawing for rule {number}: {title}',
  pictureRead: 'Drawing for rule {number}, read as: {answer}',
  besidePicture: 'Beside {at}: {fields}.',
  toRulings: 'Pick the rulings of your table',

  'chapter-before': 'Before the count',
  'chapter-course': 'The course of the count',
  'chapter-condottieri': 'First the condottieri',
  'chapter-influence': 'Then the influence',
  'chapter-control': 'Who controls the hill',
  'chapter-end': 'The end',
  'chapter-open': 'What tables argue about',
  'chapter-editions': 'Where the editions differ',

  'brings-title': 'What everybody brings',
  brings:
    'How many inhabitants each player places depends on how many play. The game is over when all of them stand on the board, one to a field, nobody on a hill.',
  bringsTable: 'Inhabitants of each player',
  bringsPlayers: 'Players',
  bringsAlly: '2, each ally',
  bringsMerchants: 'Merchants',
  bringsPeasants: 'Peasants',
  bringsCondottieri: 'Condottieri',
  bringsNote:
    'With two or three players, all inhabitants of a colour play. How many are of which kind is not said in the rules; the numbers here are our assumption. With two players, each also brings an ally: a few merchants and peasants of a further colour, and no condottiere.',
  'last-turns-title': 'No condottiere at the end',
  'last-turns':
    'Nobody may place a condottiere in their last three turns, or in their last four with two or three players. By the French edition that is all, so one can be left with it in hand; by the Italian and the Dutch, one may not even still have it then. A finished table does not show who broke this rule, but it can be why a condottiere is missing.',
  'wolf-title': 'Everybody is turned over',
  wolf: 'Some merchants and peasants have a she-wolf on their back and were played face down. Before the count all are turned face up; from then on the wolf means nothing.',
  'beside-title': 'What “beside” means',
  beside:
    'Two fields are beside each other when they share a side, also where two tiles meet: around every hill, fields of other hills matter. A hill is not a field, and beyond the edge of the board there is none.',

  'order-title': 'Hill by hill',
  order:
    'The hills are counted by their letters, A to G. At each, first its condottieri act, then the influence around it is counted, and only then comes the next hill.',
  'gone-title': 'Who has left stays away',
  gone: 'Captives and fugitives leave the board for good. All that follows is counted without them: their fields are empty now, and they are nobody’s neighbours any more.',

  'judged-title': 'Whom a condottiere looks at',
  judged:
    'Every condottiere on one of the six fields around the hill looks at the merchants and the peasants on all fields beside it, also on those around other hills, whatever their colour. It does not see other condottieri: they are neither counted nor captured.',
  'flee-title': 'Equal groups: it flees',
  flee: 'If there are as many merchants as peasants beside it, the condottiere leaves the board. Nobody gets anything for it.',
  'capture-title': 'Unequal groups: it captures',
  capture:
    'Otherwise it captures all of the larger group, and stays where it is. The smaller group is left in peace.',
  'own-people-too-title': 'Its own people, too',
  'own-people-too':
    'Colour does not matter: merchants and peasants of its own player count in the groups, and are captured like any others. A captive of one’s own colour is worth as much as any.',
  'same-time-title': 'All at the same time',
  'same-time':
    'All condottieri of the hill look at the board as it stands before any of them acts. Only then do captives and fugitives leave, all at once.',
  'captive-title': 'A captive is worth 1',
  captive: 'Whoever’s condottiere captures an inhabitant takes it: 1 point at the end.',
  'shared-captive-title': 'One captive, several captors',
  'shared-captive':
    'If condottieri of several players capture the same inhabitant, one of these players takes it and every other takes a disc worth 1. Who takes which is not said; the points are the same, so agree as you like. This app gives the inhabitant to the first condottiere clockwise from the arrow.',

  'from-the-arrow-title': 'Around the hill, from the arrow',
  'from-the-arrow':
    'Go around the hill clockwise, from the field with the arrow. Every inhabitant still standing there earns influence for its player, from all fields beside it, also from those around other hills. Influence is not points: it only decides who controls this hill, and begins at zero at the next.',
  'merchant-title': 'Merchants live on their neighbours',
  merchant:
    'A merchant earns 1 for every merchant, 2 for every peasant and 3 for every condottiere beside it, whatever their colour.',
  'peasant-title': 'Peasants live on land and water',
  peasant:
    'A peasant earns 2 for every empty field beside it, and 2 for every spring beside it, whether somebody stands there or not. Hills and whatever lies beyond the edge are not fields, and give nothing.',
  'own-spring-title': 'A spring under its feet',
  'own-spring': 'A peasant that stands on a spring earns 2 for it as well.',
  'condottiere-earns-nothing-title': 'Condottieri earn nothing',
  'condottiere-earns-nothing':
    'A condottiere has no influence of its own. It is worth 3 to every merchant beside it, whoever’s merchant that is.',
  'ally-title': 'Allies',
  ally: 'With two players, an ally’s inhabitants earn influence for the player who brought them, together with that player’s own. They are captured, and are neighbours, like any others.',

  'control-title': 'Most influence takes the token',
  control:
    'Add up the influence that each player has around the hill. Whoever has most controls it and takes its token.',
  'tie-title': 'Tied for most',
  tie: 'If several have most, each of them takes a disc worth 2, and the token goes back to the box.',
  'unclaimed-title': 'Nobody has any',
  unclaimed: 'If nobody has any influence, nobody takes anything.',

  'points-title': 'Points',
  points: 'Each captive is worth 1, each token and each disc what it says. Most points win.',
  'tie-break-title': 'Equal points',
  'tie-break':
    'Among those who have most points, the winner is whoever has most tokens, discs and captives, counted together.',
  'shared-victory-title': 'Still equal',
  'shared-victory': 'Whoever is still equal after that shares the victory.',

  open: 'The printed rules leave five questions open, or the editions answer them differently. The usual answer holds unless your table picks another. On random full games the empty spring changes the winner about one time in ten, the allies one time in four when two play, the tie-break one time in twenty or thirty; so first ask whether your argument matters.',
  'empty-spring-title': 'The empty spring',
  'lone-condottiere-title': 'The lone condottiere',
  'captured-twice-title': 'Captured twice by one player',
  'tie-breaks-title': 'The tie-break',
  'ally-pieces-title': 'The allies of two players',

  'face-down-title': 'Face down or not',
  'face-down':
    'In the Dutch edition every inhabitant is placed face down, in the French and the Italian only those with a she-wolf. For the count it makes no difference.',
  'clockwise-title': 'Which way round',
  clockwise: 'Only the French edition says “clockwise”. Going the other way changes no sum.',
  'unanswered-title': 'What no edition answers',
  unanswered:
    'Twelve discs are in the box; should they run out, this app counts on as if there were more. And two players are taken to bring two different allies.',
} as const;
