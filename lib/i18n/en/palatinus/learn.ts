/** Lessons: one idea for each step, as a heading, a short text and what to tap; and what somebody has practised. */
export const learn = {
  title: 'Learn to count',
  lead: 'Two minutes on the rulebook’s own example, then short lessons on what people get wrong.',
  lessons: 'Lessons',
  'lesson-hill-c': 'The first hill',
  'lesson-hill-c-text':
    'At the end, whoever has the most influence around a hill takes its token, for each of seven hills. Count one in two minutes, tap by tap.',
  'lesson-finer-points': 'The finer points',
  'lesson-finer-points-text':
    'What people overlook most: equal groups, who is gone, a piece’s own colour, springs, ties.',
  done: 'Done',
  again: 'One more',

  // What to do
  tapNeighbours: 'Tap all fields next to {at}.',
  tapCaptives: 'Tap everyone {at} captures.',
  tapSources: 'Tap every field from which {at} earns something.',
  tapLeaving: 'Tap everybody who leaves the board at hill {letter}.',
  askInfluence: 'How much does {at} earn?',

  // The first lesson
  'idea-neighbours': 'Neighbours',
  'text-neighbours': 'Fields that share a side, even across tiles. The hill itself is no field.',
  'idea-captures': 'What a condottiere does',
  'text-captures':
    'Those around the hill act first, all at once: each captures the merchants or the peasants next to it, whichever are more, of any colour. If they are equal, as on C4, it flees. Captives leave, too.',
  'idea-merchant': 'What a merchant earns',
  'text-merchant':
    'From each neighbour, its own colour too: merchant 1, peasant 2, condottiere 3. Whoever left is gone: see the dotted rings.',
  'idea-peasant': 'What a peasant earns',
  'text-peasant':
    '2 for each empty field next to it, 2 for each spring next to it or under it, occupied or not. An empty spring gives both.',
  'text-control':
    'Add up what each colour earns: its influence. Condottieri earn none. The most takes the token, worth its number. If the most is tied, those players get 2 points each instead.',
  'idea-later': 'A look ahead: hill G',
  'text-later': 'Hills are counted from A to G, and whoever left stays away: E3 and F4 left at hill E.',
  'idea-alone': 'Back to hill D: your turn',

  // The second lesson
  'idea-flees': 'What if the groups are equal?',
  'text-flees': 'With as many merchants as peasants next to it, even 0 and 0, it flees and captures nobody.',
  'idea-gone': 'Who is gone?',
  'text-gone':
    'Captives and condottieri that flee leave before anything is counted, and never come back. Their fields are empty. A condottiere that captures stays.',
  'idea-colours': 'And its own colour?',
  'text-colours':
    'It counts like any other: a merchant earns from all its neighbours. F4 is gone since hill E.',
  'idea-own-field': 'And under its feet?',
  'text-own-field': 'If the peasant itself stands on a spring, it earns 2 for that, too.',
  'idea-both': 'Empty and a spring?',
  'text-both':
    'Then the field counts twice: 2 as an empty field, 2 as a spring. Another game: B4 is such a field.',
  'idea-tied': 'And if it is a tie?',
  'text-tied':
    'Another game, with nobody on D1. Nobody takes the token: those who tie for the most get a disc worth 2 each.',

  finished: 'You have counted a hill on your own.',
  finishedText:
    'Every hill is counted in this way, one after the other. Tokens and discs are worth their number, each captive 1 point for its captor, and the most points win. Where nobody has influence, nobody takes the hill.',
  finishedShort: 'Lesson done.',
  nextLesson: 'Next: {lesson}',
  moreMinutes: 'Two more minutes: {lesson}',
  finishedExample: 'Now you can count a whole game. Rare cases have short lessons of their own.',
  toQuiz: 'Practise in the quiz',
  allLessons: 'All lessons',
  legendSpring: 'spring',
  keys: 'Keyboard: Tab leads to the board, arrow keys move there, Space taps.',

  // What somebody has practised
  known: 'You know',
  mixedUp: 'You mix up',
  notThis: 'Not: “{mistake}”',
  practise: 'Practise next',
  'why-wrong': 'Wrong last time',
  'why-mixed-up': 'About something you mix up',
  'why-due': 'Due again',
  'why-new': 'New',
  'why-later': 'Due in {days} {days:day|days}',
  answered: '{right} right, {wrong} wrong',
  reset: 'Forget all this',
  forgotten: 'All you have practised is forgotten. Your games stay as they are.',

  // The page that leads to all of it
  toDo: 'Next for you',
  dailyDone: '{right} of {count} right today',
  twoNotes: '{first} · {second}',
  lesson: 'Lesson',
  start: 'Start',
  practiseIt: 'Practise',
  doneOf: '{done} of {count}',
  nothingKnown: 'A topic counts as known once it was right on two days.',
  lessonsDone: '{done} of {count} done',
  quizText: 'Questions without end, each about something people get wrong.',
  level: 'Level',
  allTopics: 'All topics',
  byTopic: 'Choose a topic',
  'group-influence': 'Influence',
  'group-springs': 'Springs',
  'group-condottieri': 'Condottieri',
  'group-leaving': 'Who is gone, and when',
  'group-results': 'Hills and the winner',
  otherGame: 'The other game',
  sevenHills: 'Seven Hills: who scores a hill',
  sevenHillsText: 'Majorities, ties, nobles and consuls, in two minutes.',
} as const;
