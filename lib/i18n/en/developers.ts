/** The page for programmers: how a game is scored without the screens. */
export const developers = {
  title: 'For developers',
  lead: 'A program can score a game, too: it takes a file or a line of text, and returns the winners, the tally and the reason for every point.',
  file: 'The game file',
  fileText:
    'One JSON document is one game: players, board, pieces and, if they are not the standard ones, rulings. Field 1 of a tile has the arrow, the others follow clockwise, so C4 is the same field wherever tile C lies. A file is UTF-8 and has at most 64 KB. Every field of it, and of the result, is described in docs/game-file.md of the source.',
  fileExample: 'The example as a file: save it as game.json',
  notation: 'A game on one line',
  notationText:
    'The same game as text that no address, forum or terminal changes. Six parts with _ between them; docs/notation.md in the source describes each character.',
  version: 'Version',
  versionText: 'P1: Palatinus, version 1 of the notation',
  players: 'Players',
  playersText: 'the initial of each colour in English, then the ally and the name, if any',
  rulings: 'Rulings',
  rulingsText: 'the first letter of each answer; left out at the end, the standard one',
  board: 'Board',
  boardText: 'the lean of the ring; then each tile: letter, arrow, token and fields with a spring',
  pieces: 'Pieces',
  piecesText:
    'tiles A to G, fields 1 to 6: capitals are merchants, small letters peasants, digits condottieri',
  check: 'Check',
  checkText: 'two characters by which a mistake in the line is noticed',
  linkText:
    'After the # of an address, the line is a link that holds the whole game. No server sees that part.',
  link: 'The example as a link',
  commandLine: 'Command line',
  commandLineText:
    'In a copy of the source, with Node.js: one result as JSON; the walkthrough in words (--lang=fr for French); any number of games, one per line.',
  http: 'HTTP',
  httpText: 'POST /api/score takes a game file as application/json and answers with the result.',
  problemsText:
    'What cannot be scored is answered with problem details (RFC 9457): every mistake with a code, its place in the file and a sentence.',
  schemaText: 'GET /api/schema is the JSON Schema of the file.',
  schema: 'Open the schema',
} as const;
