/** Texts of the command line only. */
export const cli = {
  scoreUsage:
    'Usage: npm run --silent score -- FILE|- [--explain] [--lang={languages}]\n\nScores a game file, a notation, or one of them per line, from FILE or standard input (-).\nPrints one result per line as JSON; with --explain, the walkthrough in words.',
  settleUsage:
    'Usage: npm run --silent settle -- FILE|- [--count COUNT.json] [--lang={languages}]\n\nTakes a game file, a notation, or one of them per line, from FILE or standard input (-).\nPrints as JSON, one line per game, what would change the winners: other rulings, entry mistakes, other moves.\nWith --count, what explains the numbers that the players got themselves (see docs/settle.md).',
  quizUsage:
    'Usage: npm run --silent quiz -- --count N --seed S [--topic T] [--level L] [--lang={languages}]\n\nPrints N questions about counting as JSON, one per line; the same seed prints the same lines (see docs/quiz.md).\nTopics: {topics}.\nLevels: {levels}.',
  quizCount: 'Not a number of questions: “{value}”. Use a whole number, 1 or more.',
  quizTopic: 'Unknown topic: “{value}”. Topics: {topics}.',
  quizLevel: 'Unknown level: “{value}”. Levels: {levels}.',
  quizNoValue: 'Nothing after {option}: it needs a value.',
  mistake: 'Unknown argument: “{argument}”.',
  nothing: '{name}: there is no game in this file.',
  notSettled: 'settle does not know this game ({format}), it can only be scored.',
  missing: '“{name}” cannot be read: there is no such file.',
  unreadableName:
    '“{name}” cannot be read: its name is not UTF-8. Rename the file, or hand in its content: - < FILE.',
  folder: '“{name}” cannot be read: it is a folder. Name a file in it.',
  forbidden: '“{name}” cannot be read: you have no permission to read it.',
  unreadable: '“{name}” cannot be read: the system says {code}.',
  diskFull: 'The output is incomplete: the disk is full.',
  unwritable: 'The output is incomplete: the system says {code}.',
} as const;
