/** The quiz: topics, what is asked, answers, what a wrong one means, and the questions of the day. */
export const quiz = {
  title: 'Quiz',
  level: 'Level {level}',

  // Topics: a name, and what is practised
  'topic-merchant': 'What a merchant counts',
  'about-merchant': 'Merchant 1, peasant 2, condottiere 3.',
  'topic-peasant': 'What a peasant counts',
  'about-peasant': 'Empty fields 2, springs 2.',
  'topic-other-hills': 'Neighbours around other hills',
  'about-other-hills': 'All fields that touch count, whatever hill they belong to.',
  'topic-own-colour': 'A merchant’s own colour',
  'about-own-colour': 'A merchant’s neighbours of its own colour count, too.',
  'topic-empty-spring': 'An empty spring',
  'about-empty-spring': 'A field can be empty and a spring: 2 + 2.',
  'topic-own-spring': 'A spring under the peasant',
  'about-own-spring': 'The peasant’s own spring counts, too.',
  'topic-occupied-spring': 'An occupied spring',
  'about-occupied-spring': 'A spring counts, whether somebody is on it or not.',
  'topic-equal-groups': 'Equal groups',
  'about-equal-groups': 'As many merchants as peasants: the condottiere flees.',
  'topic-lone-condottiere': 'A condottiere alone',
  'about-lone-condottiere': 'Nobody next to it: 0 equals 0, and it flees.',
  'topic-own-side': 'Its own side, too',
  'about-own-side': 'A condottiere captures all of the larger group, whatever their colour.',
  'topic-shared-captive': 'Several condottieri, one captive',
  'about-shared-captive':
    'Condottieri act at the same time, and each player gets something for a shared captive.',
  'topic-captives-gone': 'Captives are gone',
  'about-captives-gone': 'Captives leave the board before their hill is counted.',
  'topic-later-hills': 'Gone for later hills, too',
  'about-later-hills': 'Whoever leaves at one hill is missing at the next.',
  'topic-order': 'The order of the hills',
  'about-order': 'What a later hill captures still stands when an earlier one is counted.',
  'topic-tie': 'Ties',
  'about-tie': 'Those who tie get a disc worth 2 each, and nobody gets the token.',
  'topic-whole-hill': 'A whole hill',
  'about-whole-hill': 'Condottieri first, then influence. The most takes the hill.',
  'topic-winner': 'Who wins?',
  'about-winner': 'Tokens, discs and captives are points. The most points win.',

  // What is asked
  askInfluence: '{piece}: how much influence does it earn?',
  askCondottiere: '{piece}: what does it do?',
  askHill: 'Who takes hill {letter}?',
  askWinners: 'Who wins this game?',
  askTotals: 'Hill {letter}: how much influence does each player have?',
  askGains: 'Hill {letter}: how many points does each player gain?',
  fromTheStart: 'Count from hill A: earlier hills change later ones.',

  // How to answer
  orTapSources: 'Or tap the fields that give something; tap again for more.',
  orTapCaptives: 'Or tap the captives on the board.',
  score: '{right} of {count} right',
  aboutLevel: '{topic} · level {level}',
  board: 'The board of this question. Arrow keys move between fields.',
  tapped: '{points} counted',
  picked: 'tapped',

  // Answers
  flees: 'It flees',
  stays: 'It stays, and captures nobody',
  captures: 'It captures: {fields}',
  tied: 'A tie: {who}',
  nobody: 'Nobody',
  together: 'Together: {who}',
  standing: '{who} {points}',
  gains: '{who} {points}: {list}.',
  'gain-token': 'token ({points})',
  'gain-disc': 'disc for the tie ({points})',
  'gain-captive': 'captive {at} ({points})',
  'gain-captive-disc': 'disc for {at} ({points})',
  next: 'Next question',

  // What a wrong answer means, if something known leads to it
  'mistake-condottieri-first':
    'That is what you get if all condottieri act before the first hill is counted.',
  'mistake-captives-stay': 'That is what you get if captives stay on the board.',
  'mistake-same-hill-only': 'That is what you get if only neighbours around the same hill count.',
  'mistake-merchants-skip-own': 'That is what you get if merchants skip their own colour.',
  'mistake-merchant-peasant-swapped': 'That is what you get if a merchant gives 2 and a peasant 1.',
  'mistake-condottieri-count-nothing': 'That is what you get if condottieri give merchants nothing.',
  'mistake-own-spring-forgotten': 'That is what you get if you forget the spring under the peasant.',
  'mistake-occupied-springs-forgotten': 'That is what you get if you forget springs with somebody on them.',
  'mistake-empty-field-worth-one': 'That is what you get if an empty field gives 1.',
  'mistake-condottieri-in-turn': 'That is what you get if condottieri act one after the other.',
  'mistake-captor-leaves': 'That is what you get if a condottiere leaves with its captives.',
  'mistake-opponents-only': 'That is what you get if condottieri spare their own side.',
  'mistake-ties-take-token': 'That is what you get if all who tie take the token’s value.',
  'mistake-ties-take-nothing': 'That is what you get if those who tie get nothing.',

  otherMistakes: 'Other mistakes lead there, too.',

  // An open question, answered otherwise
  'ruling-emptySpring': 'Some players count 2 for an empty spring. The standard is 2 + 2.',
  'ruling-loneCondottiere':
    'Some players let a condottiere with nobody next to it stay. By the standard, it flees.',
  'ruling-doubleCaptureByOnePlayer':
    'Some players add a disc for a captive of two condottieri of one player. By the standard, it counts once.',
  'ruling-tieBreak': 'Some players break ties otherwise. By the standard, all items count together.',
  'ruling-allyPieces':
    'Some players let allies earn for nobody. By the standard, they earn for their player.',

  // Slips
  'slip-missed-source': 'One field that gives something is missing.',
  'slip-smaller-group': 'That is the smaller group: the larger one is captured.',
  'slip-equal-group': 'Both groups are equal, so nobody is captured.',
  'slip-both-groups': 'Only the larger group is captured, not both.',
  'slip-captive-missed': 'One captive is missing: all of the larger group are captured.',
  'slip-condottiere-captured': 'Condottieri are never captured, and don’t count each other.',

  // Part credit by tapping
  gone: 'Gone by then: {list}.',
  found: 'Found: {right} of {count}',
  missed: 'Missed: {list}',
  surplus: 'Too much: {list}',
  surplusAt: '{at} ({points})',
  'source-merchant': '{at} (merchant, {points})',
  'source-peasant': '{at} (peasant, {points})',
  'source-condottiere': '{at} (condottiere, {points})',
  'source-empty-field': '{at} (empty field, {points})',
  'source-spring': '{at} (spring, {points})',
  'source-own-spring': '{at} (its own spring, {points})',

  // The questions of the day
  daily: 'Questions of the day',
  dailyText: 'Five questions, the same for everybody today.',
  dailyShare: 'Palatinus quiz, {date}: {right} of {count} {marks}',
  streak: '{count} {count:day|days} in a row',
  goOn: 'Go on with the quiz',
  tomorrow: 'New questions tomorrow.',
  toResult: 'How it went',
  checkSum: 'Check {points}',
  neighbours: 'Next to {at}: {list}.',
  'mark-right': '●',
  'mark-part': '◐',
  'mark-wrong': '○',
} as const;
