/** Lessons: one idea for each step, as a heading, a short text and what to tap; and what somebody has practised. */
export const learn = {
  title: 'Learn to count',
  lead: 'A few minutes on the rulebook’s own example, then short lessons on what people get wrong.',
  lessons: 'Lessons',
  'lesson-hill-c': 'The first hill',
  'lesson-hill-c-text':
    'At the end, whoever has the most influence around a hill takes its token, for each of seven hills. Count one in a few minutes, tap by tap.',
  done: 'Done',
  again: 'One more',

  // What to do
  tapNeighbours: 'Tap all fields next to {at}.',
  tapCaptives: 'Tap everybody whom the condottiere on {at} captures.',
  tapSources: 'Tap every field from which {at} earns something.',
  tapLeaving: 'Tap everybody who leaves the board at hill {letter}.',

  // The first lesson
  'idea-neighbours': 'Who is a neighbour?',
  'text-neighbours':
    'Two fields are next to each other if they share a side, even if they are on different tiles. The hill with the letter is not a field, and beyond the edge there is none.',
  'idea-captures': 'What does a condottiere do?',
  'text-captures':
    'It looks at the merchants and the peasants next to it, of every colour. It captures all of the larger group, even of its own colour.',
  'idea-flees': 'What if the groups are equal?',
  'text-flees':
    'With as many merchants as peasants next to it, even 0 and 0, it flees and captures nobody. All condottieri around a hill look at the same board, so A4 still counts; only then does everybody leave.',
  'idea-gone': 'Who is gone?',
  'text-gone':
    'Captives and condottieri that flee leave before anything is counted, and never come back. Their fields are empty. A condottiere that captures stays.',
  'idea-merchant': 'What does a merchant count?',
  'text-merchant':
    'Its neighbours: 1 for each merchant, 2 for each peasant, 3 for each condottiere. Empty fields and springs give it nothing.',
  'idea-colours': 'And its own colour?',
  'text-colours':
    'It counts like any other: a merchant earns from all its neighbours. This one stands at hill F.',
  'idea-peasant': 'What does a peasant count?',
  'text-peasant':
    'Land and water next to it: 2 for each empty field, 2 for each spring, even if somebody stands on the spring. Pieces give it nothing.',
  'idea-own-field': 'And under its feet?',
  'text-own-field':
    'If the peasant itself stands on a spring, it earns 2 for that, too. And a field whose inhabitant was captured is empty now.',
  'idea-both': 'Empty and a spring?',
  'text-both':
    'Then the field counts twice: 2 as an empty field, 2 as a spring. Imagine that nobody stands on E4.',
  'idea-control': 'Who takes the hill?',
  'text-control':
    'Add up the influence of each colour on the six fields around the hill; condottieri have none. The most takes the token, worth the number on it. If the most is tied, nobody does, and those who tie get 2 points each.',
  'idea-later': 'Why does the order matter?',
  'text-later':
    'The hills are counted from A to G. Whoever left at an earlier hill is gone here, too: the dotted rings show where they stood.',
  'idea-alone': 'Now hill D, on your own',
  'text-alone': 'First the condottiere.',
  'idea-alone-piece': 'Then the influence',
  'text-alone-piece': 'The captives are gone. One inhabitant after the other, from the arrow.',
  'idea-alone-hill': 'And who takes it?',
  'text-alone-hill': 'Add up what each colour has.',
  finished: 'You have counted a hill on your own.',
  finishedText:
    'Every hill is counted in this way, one after the other. Tokens and discs are worth their number, each captive 1 point, and the most points win.',
  finishedShort: 'Lesson done.',
  nextLesson: 'Next: {lesson}',
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
