/** Lessons: one idea for each step, as a heading, a short text and what to tap; and what somebody has practised. */
export const learn = {
  title: 'Learn to count',
  lead: 'Two minutes on the rulebook’s own example, then short lessons on what people get wrong.',
  lessons: 'Lessons',
  'lesson-hill-c': 'The first hill',
  'lesson-hill-c-text': 'Two minutes: count hill C of the rulebook, tap by tap.',
  stepOf: 'Step {number} of {count}',
  done: 'Done',
  again: 'One more',
  check: 'Check',
  showAnswer: 'Show the answer',

  // What to do
  tapNeighbours: 'Tap all fields next to {at}.',
  tapCaptives: 'Tap everybody whom the condottiere on {at} captures.',
  tapSources: 'Tap every field from which {at} earns something.',
  chooseAnswer: 'Choose the answer.',

  // The first lesson
  'idea-neighbours': 'Who is a neighbour?',
  'text-neighbours':
    'Fields that share a side are next to each other, also where two tiles meet. A hill is not a field.',
  'idea-captures': 'What does a condottiere do?',
  'text-captures':
    'It looks at the merchants and peasants next to it. It captures all of the larger group, its own colour too.',
  'idea-flees': 'What if the groups are equal?',
  'text-flees': 'As many merchants as peasants: it flees, and nobody gets anything.',
  'idea-gone': 'Who is gone?',
  'text-gone':
    'Captives and fugitives leave the board before the hill is counted. Their fields are empty now.',
  'idea-merchant': 'What does a merchant count?',
  'text-merchant':
    'Merchants like company: 1 for a merchant, 2 for a peasant, 3 for a condottiere next to it.',
  'idea-peasant': 'What does a peasant count?',
  'text-peasant':
    'Peasants like room and water: 2 for each empty field next to them, 2 for each spring, 2 for a spring under their feet.',
  'idea-control': 'Who takes the hill?',
  'text-control':
    'Add up each player’s influence. Most takes the token; those who tie get a disc worth 2 each.',
  'idea-later': 'Why does the order matter?',
  'text-later':
    'The hills are counted from A to G. Whoever left at an earlier hill is missing at the later ones.',
  'idea-alone': 'Now hill D, on your own',
  'text-alone': 'First the condottiere.',
  'idea-alone-piece': 'Then the influence',
  'text-alone-piece': 'Captives are gone. One inhabitant after the other, from the arrow.',
  'idea-alone-hill': 'And who takes it?',
  'text-alone-hill': 'Add up what each player has.',
  finished: 'You have counted a hill on your own.',

  // What somebody has practised
  progress: 'How far you are',
  known: 'You know',
  mixedUp: 'You mix up',
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
