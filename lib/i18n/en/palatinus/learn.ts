/** Lessons: one idea for each step, with a heading, a short text and what to tap; and what was practised. */
export const learn = {
  title: 'Learn to count',
  lead: 'Two minutes on the rulebook’s own example, then short lessons on what people get wrong.',
  lessons: 'Lessons',
  'lesson-hill-c': 'The first hill',
  'lesson-hill-c-text':
    'At the end, whoever has the most influence around a hill takes its token, for each of seven hills. Count one in two minutes, tap by tap.',
  'lesson-finer-points': 'The finer points',
  'lesson-finer-points-text':
    'What people overlook most: springs, shared captives, equal groups, who is gone, a piece’s own colour, ties.',
  done: 'Done',
  again: 'One more',

  // What to do
  tapLastNeighbour: '{at} has {count}: tap the missing one.',
  tapCaptives: 'Tap everyone {at} captures.',
  tapSources: 'Tap every field from which {at} earns something.',
  tapLeaving: 'Tap everybody who leaves the board at hill {letter}.',
  askCondottiere: 'What does {at} do?',
  askInfluence: 'What does {at} earn?',

  // The first lesson
  'idea-neighbours': 'Neighbours share a side',
  'text-neighbours': 'Also across thick lines. A hill is no field.',
  'idea-captures': 'What does condottiere {at} do?',
  'text-captures':
    'A hill’s condottieri act first, all at once. More [merchant]merchants or more [peasant]peasants next to one? It captures all of those, any colour. Equal: it flees.',
  'idea-merchant': 'What does merchant {at} earn?',
  'text-merchant':
    'Per neighbour, any colour: [merchant]merchant 1, [peasant]peasant 2, [condottiere]condottiere 3. [fled]Fled, [captured]captured: now empty fields.',
  'idea-peasant': 'What does peasant {at} earn?',
  'text-peasant':
    'Next to it: empty field 2, occupied [spring]spring 2, empty spring 4. Under it: spring 2. Outside the board: 0.',
  'text-control':
    'Each piece’s number is its influence. Add up each colour: the most takes the token, worth its ★.',
  'text-order': 'Hills are counted A to G. Back to hill A: nobody has left yet.',
  'idea-alone': 'Your turn: another game',

  // The second lesson
  'text-shared':
    'C4 and C5 both capture A4: one player gets the captive, the other a disc, 1 point each. Suppose nobody were on C3 and C6.',
  'idea-fate': 'Flee or capture?',
  'text-fate':
    'More [merchant]merchants or more [peasant]peasants next to it: it captures all of those and stays. As many of both, even 0 and 0: it flees. Suppose nobody were on F4.',
  'idea-gone': 'Who is gone?',
  'text-gone':
    'With F4 again: captives and condottieri that flee leave before anything is counted, for good. Their fields are empty.',
  'text-nobody': 'Where nobody has any influence, nobody takes the token. Suppose nobody were on E4.',
  'idea-colours': 'And its own colour?',
  'text-colours':
    'It counts like any other: a merchant earns from all its neighbours. F4 is gone since hill E.',
  'idea-own-field': 'And under its feet?',
  'text-own-field': 'If the peasant itself stands on a [spring]spring, it earns 2 for that, too.',
  'idea-both': 'Empty and a spring?',
  'text-both': 'Then the field counts twice: 2 as an empty field, 2 as a spring. Suppose nobody were on B4.',
  'text-tied':
    'If the most is tied, nobody takes the token: those players get a disc worth 2 each. Suppose nobody were on F4.',

  finished: 'You have counted a whole hill.',
  finishedText:
    'Count every hill like this, A to G; whoever left stays gone. Players tied for the most get 2 points each instead of the token. Each captive is 1 point for its captor. Most points win.',
  finishedShort: 'Lesson done.',
  nextLesson: 'Next: {lesson}',
  moreMinutes: 'A few minutes more: {lesson}',
  finishedExample: 'Now you can count a whole game. Rare cases have short lessons of their own.',
  toQuiz: 'Practise in the quiz',
  allLessons: 'All lessons',
  keys: 'Keyboard: Tab leads to the board, arrow keys move there, Space taps.',

  // What was practised
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

  // The overview page
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
