/**
 * The rules of Seven Hills in our own words, by paragraph: `x-title` is the title of paragraph `x`, `note-x` says
 * where it comes from.
 */
export const sevenRules = {
  title: 'Scoring Seven Hills',
  lead: 'How an epoch of Seven Hills is counted, in our own words. Every sentence of the app’s count points to one of these paragraphs. What is printed and what is our answer is marked.',
  printed: 'Printed',
  reading: 'Our answer',
  open: 'Left open',
  sources: 'Where it comes from',
  openLead:
    'The printed rules leave four things open. For each of them you choose the answer, and the standard one holds until you do. The app says at once what your answer changes in your game.',
  rulingsLead:
    'The printed rules leave these questions open. Choose the answers for your game: the count follows, and the next game begins with them.',
  noScoreDepends: 'It guides the legions’ moves; no score depends on it.',

  'chapter-board': 'What stands on the board',
  'chapter-epoch': 'How an epoch goes',
  'chapter-consuls': 'First the consuls',
  'chapter-legions': 'Then the legions',
  'chapter-placement': 'Points on the hills',
  'chapter-track': 'Knights, empty hands, the track',
  'chapter-end': 'The end',
  'chapter-open': 'What players argue about',

  'markers-title': 'Thirty markers each',
  markers:
    'Three or four play. Everybody has the same client markers, in four classes: nobles, knights, centurions and plebeians.',
  'areas-title': 'Where they stand',
  areas:
    'On the six hills, in the Forum Romanum, and in the two camps on the Campus Martius, which take plebeians only: the consul legion camp and the waiting camp. Nothing ever stands on the Capitolium, and it scores nothing.',
  'opening-title': 'Hills open one by one',
  opening:
    'Two hills are in play from the start; each later epoch opens one more. A hill that is not open yet scores nothing.',
  'before-the-game-title': 'Placed before the game',
  'before-the-game':
    'Before the first epoch some players place plebeians on any hills or in the Forum, to make up for playing later: with three players nobody, 1 and 1, with four nobody, 1, 1 and 2, in playing order. These may stand on a hill that is not open yet; any other marker there is a mistake. The app points it out and counts all the same.',
  'deployed-title': 'How many are deployed',
  deployed:
    'In one epoch all players together deploy at most 13 markers with three players, 15 with four. In the first epoch those placed before the game come on top.',

  'course-title': 'Five epochs, each in this order',
  course:
    'When everybody has deployed, an epoch is counted: consuls are elected, legions are called and return, then the hills give points, then the knights. After the fifth epoch the game is over.',
  'playing-order-title': 'Who begins',
  'playing-order':
    'Whoever was last in one epoch begins the next one, and play goes clockwise. The order matters for the count: it decides equal votes, and who moves first with the legions.',
  'extra-actions-title': 'Extra actions',
  'extra-actions':
    'Extra actions can put a plebeian on any area in play, take a marker out of the Forum, or take an opponent’s centurion off the board. The app does not follow them: only what stands where in the end counts.',

  'election-title': 'Most markers in the Forum',
  election:
    'Count everybody’s markers in the Forum Romanum before any legion is called. With three players, whoever has most is consul; with four, the two who have most are.',
  'equal-votes-title': 'Equal votes',
  'equal-votes':
    'Between players with equal votes, the one who comes earlier in the playing order is elected.',
  'no-marker-title': 'No marker, no consul',
  'no-marker':
    'Without a marker in the Forum nobody can be consul. So there can be fewer consuls than seats, or none at all.',
  'consul-points-title': 'A consul scores 2',
  'consul-points': 'Each consul scores 2 points at once.',

  'waiting-camp-title': 'The old legion moves on',
  'waiting-camp':
    'First all plebeians in the consul legion camp, called in the epoch before, move to the waiting camp.',
  'call-title': 'Consuls call a new one',
  call: 'Then each consul, the one earlier in the playing order first, moves up to two plebeians to the consul legion camp, from any hill or the Forum.',
  'cards-title': 'A card decides who returns',
  cards:
    'Then, in playing order, everybody with plebeians in the waiting camp turns one card. All: they return. Half: half of them return. None: all are removed. Wait: they stay in the waiting camp until the next epoch.',
  'return-title': 'Where they return to',
  return: 'Plebeians that return go to any open hills or the Forum; their player chooses.',

  'strength-title': 'Strength',
  strength:
    'On each open hill everybody’s strength is compared. A noble counts 2, every other marker 1. Strength 0 scores nothing.',
  'first-and-second-title': 'First and second',
  'first-and-second': 'Whoever is strongest on a hill scores 5, and the next one scores 2.',
  'new-hill-title': 'The new hill',
  'new-hill':
    'From the second epoch on, the hill that has just opened is worth more: 7 for first and 4 for second, in that epoch only.',
  'tied-first-title': 'Tied for first',
  'tied-first':
    'Those tied for first share the points for first and second, rounded down, and nobody is second. Points are always whole; what is left over is lost.',
  'tied-second-title': 'Tied for second',
  'tied-second': 'Those tied for second share the points for second, rounded down.',
  'nobody-second-title': 'Alone on a hill',
  'nobody-second': 'If nobody else is on the hill, whoever is there scores both first and second.',

  'knights-title': 'Knights on the whole board',
  knights: 'Then everybody counts their own knights, wherever they stand on the board.',
  'penalty-title': 'An empty hand costs 10',
  penalty:
    'Whoever has no card left in hand after an action loses 10 points at once, every time it happens. You enter how often it did.',
  'below-zero-title': 'Below zero',
  'below-zero': 'If a loss is larger than what somebody has, their points go below zero.',

  'winner-title': 'Most points win',
  winner: 'After the fifth epoch, whoever has the most points wins.',
  'tie-break-title': 'Equal points',
  'tie-break':
    'Among those with equal points, whoever has most markers in the Forum Romanum wins. They are counted after the legions of the fifth epoch.',
  'shared-victory-title': 'Still equal',
  'shared-victory': 'Those who are equal in the Forum, too, share the victory.',

  'noble-in-forum-title': 'A noble’s votes',
  'tied-first-behind-title': 'Somebody behind a tie',
  'final-tie-title': 'Some equal in the Forum, some not',
  'half-rounds-title': 'Half of an odd legion',

  // Where the paragraphs come from
  'note-short-of-a-class': 'Who has run out of a class uses plebeians instead; without plebeians, nothing.',
  'note-where-to-place':
    'One passage lets markers be placed on the current hill only, another on all hills in play. The app does not judge it.',
  'note-not-deployed':
    'Revolts and extra actions are not deployed. So the app only remarks on it if more markers have come.',
  'note-no-rotation':
    'The app counts in any order you enter, and remarks on one that does not go around the table.',
  'note-noble-votes': 'Whether a noble has more than one vote.',
  'note-any-colour': 'A consul may call anybody’s plebeians.',
  'note-fewer-than-two': 'A consul may also call one or none.',
  'note-other-half-removed': 'The half that does not return leaves the board.',
  'note-half-of-odd': 'Which way half of an odd number is rounded.',
  'note-somebody-behind': 'What happens if somebody stands behind those who are tied.',
  'note-below-zero': 'Nothing is printed about it.',
  'note-noble-is-one': 'A noble is one marker here, as every other.',
  'note-who-shares': 'Who shares if only some of those with equal points are equal in the Forum.',
  'note-noble-for-placement': 'That a noble counts 2 is said where the hills are compared, and only there.',
  'note-tie-of-three': 'The only example is a tie of three, and nobody is named behind them.',
  'note-read-either-way': 'The sentence about the last tie can be read either way.',
  'note-nearest-whole': 'Half is rounded to the nearest whole number, which is no answer at a half.',

  // In the pictures and tables
  player: 'Player',
  stands: 'Stands there',
  votes: 'Votes',
  strengthColumn: 'Strength',
  points: 'Points',
  inForum: 'In the Forum',
  order: 'Playing order: {list}.',
  classColumn: 'Class',
  each: 'Each has',
  onHill: 'On a hill',
  epochColumn: 'Epoch',
  opens: 'Opens',
  worth: 'Worth then',
  worthOf: '{first} and {second}',
  knightsColumn: 'Knights',
  ofThree: 'Three plebeians in the waiting camp:',
  cardColumn: 'Card',
  backColumn: 'Return',
  goneColumn: 'Removed',
  stayColumn: 'Wait',
  'card-all': 'All',
  'card-half': 'Half',
  'card-none': 'None',
  'card-wait': 'Wait',
  comeBack: '{count} {count:returns|return}',
  leave: '{count} {count:is|are} removed',
  halfOfThree: 'Of three plebeians, {returned} and {removed}.',
  hillsAndForum: 'Hills, Forum',
  called: 'up to 2 for each consul',
  moveOn: 'an epoch later',
  goBack: 'a card: return',
  goAway: 'a card: removed',
} as const;
