/** The first page: what the app is for, told as to a friend. Claims only what can be had today. */
export const home = {
  title: 'Who won, and why?',
  lead: 'The last inhabitant of Palatinus is on the board. Now comes the part that takes longer than playing: the count.',
  promise:
    'Septimontium counts the table hill by hill, first the condottieri, then the influence, and gives a reason for every point.',
  example: 'An example table, counted',
  exampleText:
    'Seven hills, {players} players, {inhabitants} inhabitants: here is where everyone stood when the game ended, and what the count makes of it.',
  exampleNotation: 'The same table in one line of text, to copy and pass on:',
  moments: 'Three moments it is made for',
  gameTitle: 'The game is over',
  gameText:
    'Everyone leans in. Captives leave the board, merchants and peasants are added up, each hill finds its holder, and the tally says who founds Rome, ties included.',
  argumentTitle: '“That spring is mine!”',
  argumentText:
    'Each point comes with its cause: the empty field, the spring, the neighbour. Where the rules leave room, you say how your table reads them, and the count follows.',
  learningTitle: 'Learning to count',
  learningText:
    'Influence looks harder than it is. Follow one hill from the arrow round, see what every inhabitant earns and from whom, and you will count the next one yourself.',
  today: 'By a side door',
  todayText:
    'The count also works without these screens: the whole table goes in as one small file; the winner, the tally and the reasons come out.',
  commandLine: 'In a terminal, in plain words',
  http: 'From a program of your own, as JSON',
} as const;
