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
  tapCaptives: 'Tap everybody whom the condottiere on {at} captures.',
  tapSources: 'Tap every field from which {at} earns something.',
  tapLeaving: 'Tap everybody who leaves the board at hill {letter}.',
  askInfluence: 'How much influence does {at} earn?',

  // The first lesson
  'idea-neighbours': 'Who is a neighbour?',
  'text-neighbours':
    'Fields that share a side are next to each other, even on different tiles. The hill itself is not a field.',
  'idea-captures': 'What does a condottiere do?',
  'text-captures':
    'Only condottieri around the hill being counted act, all at once. Each captures the larger group next to it, merchants or peasants, of every colour. If both are equal, as on C4, it flees.',
  'idea-merchant': 'What does a merchant count?',
  'text-merchant':
    'Captives and those who fled are gone, their fields empty: see the dotted rings. A merchant earns from its neighbours, of its own colour too: merchant 1, peasant 2, condottiere 3.',
  'idea-peasant': 'What does a peasant count?',
  'text-peasant':
    'Only room and water: 2 for each empty field next to it, and 2 for each spring next to it or under it, occupied or not. An empty spring gives both.',
  'idea-control': 'Who takes the hill?',
  'text-control':
    'Add up each colour’s influence around the hill. The most takes the token, worth its number. If the most is tied, those who tie get 2 points each instead.',
  'idea-later': 'Why does the order matter?',
  'text-later': 'Hills are counted from A to G. E3 and F4 left at hill E already.',
  'idea-alone': 'Now hill D, on your own',
  'text-alone': 'First the condottiere.',
  'idea-alone-piece': 'Then the influence',
  'text-alone-piece': 'The captives are gone.',
  'idea-alone-hill': 'And who takes it?',
  'text-alone-hill': 'Add up what each colour has.',

  // The second lesson
  'idea-flees': 'What if the groups are equal?',
  'text-flees':
    'With as many merchants as peasants next to it, even 0 and 0, it flees and captures nobody. All act at the same time, so A4 still counts; captives leave only then.',
  'idea-gone': 'Who is gone?',
  'text-gone':
    'Captives and condottieri that flee leave before anything is counted, and never come back. Their fields are empty. A condottiere that captures stays.',
  'idea-colours': 'And its own colour?',
  'text-colours':
    'It counts like any other: a merchant earns from all its neighbours. This one stands at hill F.',
  'idea-own-field': 'And under its feet?',
  'text-own-field':
    'If the peasant itself stands on a spring, it earns 2 for that, too. And a field whose inhabitant was captured is empty now.',
  'idea-both': 'Empty and a spring?',
  'text-both':
    'Then the field counts twice: 2 as an empty field, 2 as a spring. Imagine that nobody stands on E4.',
  'idea-tied': 'And if it is a tie?',
  'text-tied':
    'Nobody takes the token: those who tie for the most get a disc worth 2 each. Imagine that nobody stands on D1.',

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
