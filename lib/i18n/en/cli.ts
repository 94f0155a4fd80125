/** What only the command line says. */
export const cli = {
  usage:
    'Usage: npm run --silent score -- FILE|- [--explain] [--lang=en|fr]\n\nScores a game file, a notation, or one of them per line, from FILE or standard input (-).\nPrints one result per line as JSON; with --explain, the walkthrough in words.',
  mistake: 'I do not understand “{argument}”.',
  nothing: '{name}: there is no game in it.',
  unreadable: '{name} cannot be read: {detail}.',
} as const;
