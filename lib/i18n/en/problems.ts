/** One sentence for each thing that can be wrong with a table, a file or a notation: what, and what to do. */
export const problems = {
  // A table
  'players-too-few': 'Two to five people play, but there {count:is only|are} {count}: add who is missing.',
  'players-too-many': 'Two to five people play, but there are {count}: take some out.',
  'name-empty': 'This name is empty: write 1 to 40 characters, or leave the name out.',
  'name-too-long': 'This name has {length} characters: shorten it to {most} at most.',
  'people-missing': 'No people (colour) is given here: say red, purple, green, yellow or blue.',
  'people-taken':
    'The {people} people is taken already: every player, and every ally, has a people of their own.',
  'ally-unknown': 'This is no people: an ally is red, purple, green, yellow or blue.',
  'ally-needs-two-players':
    'Only a game of two has allies, and this one has {count} {count:player|players}: leave the ally out.',
  'handedness-missing': 'Which way the ring of tiles leans is not told: say right or left.',
  'letter-missing': 'This tile has no letter: say which of A to G it is.',
  'letter-doubled': 'There is only one tile {letter}, but it is laid twice: change one of them.',
  'tile-missing': 'Tile {letter} is missing: lay it, a board has all seven.',
  'place-missing':
    'This tile lies nowhere: say its place, 0 for the centre or 1 to 6 clockwise from the top.',
  'place-doubled': 'Two tiles lie on place {place}: move one of them.',
  'place-empty': 'No tile lies on place {place}: each of the places 0 to 6 has one.',
  'arrow-missing': 'Where the arrow of this tile points is not told: say 0 for up, or 1 to 5 clockwise.',
  'token-missing': 'The token on this hill is not told: say its value, 1 to 9.',
  'springs-missing': 'The springs of this tile are not told: list its fields with a spring, or none.',
  'spring-unknown': 'A tile has no such field: its springs are numbered 1 to 6 from the arrow.',
  'spring-doubled': 'The spring on field {number} is listed twice: name it once.',
  'field-missing': 'Where this piece stands is not told: say a field from A1 to G6.',
  'field-taken': 'Two pieces stand on {at}: a field holds one, so take one away.',
  'kind-missing': 'What this piece is is not told: say merchant, peasant or condottiere.',
  'people-not-playing': 'Nobody plays the {people} people: change the piece, or add the player.',
  'ally-condottiere':
    'The {people} people is an ally, and allies are merchants and peasants only: change the piece.',
  'ruling-unknown': 'The ruling {ruling} has no such answer: take one of those it offers.',

  // A file
  'empty-text': 'There is nothing in this text: open a game file, or paste a line that begins with P1_.',
  'no-table':
    'There is no table in this text: open a game file, or paste a line that begins with P1_, to its very end.',
  'too-large': 'This is larger than {most} KB, and such a file never is: is it the right file?',
  'not-json': 'This is not JSON and cannot be read: is it the right file, and whole?',
  'other-game': 'This is a game of Seven Hills, not of Palatinus: open it there.',
  'game-not-copy': 'This is a table, not a copy of the game: open it under “Open and save”.',
  'copy-not-game': 'This is a copy of the game with its springs, not a table: open it under “My copy”.',
  'notebook-not-file':
    'This is everything that the app had saved, but it is too damaged or too old to be read: keep it, another version may read it.',
  'newer-version':
    'This was made by a newer version of the format ({version}): update the app, then try again.',
  'unknown-key': 'There is no “{key}” in such a file: take it out, or mend its spelling.',
  'value-missing': 'This is missing: add it.',
  'must-be': 'This is {found}, but must be {options}.',
  'not-one-of': 'This is {found}, but must be one of: {options}.',
  'not-text': 'This is {found}, where a text belongs: put it in quotation marks.',
  'not-a-list': 'This is {found}, where a list belongs: put it in square brackets.',
  'not-an-object': 'This is {found}, where named values belong: put them in braces.',

  // A notation
  'notation-unknown': 'This is no table in notation: such a line begins with P1_.',
  'notation-newer':
    'This line was made by a newer version of the notation ({version}): update the app, then try again.',
  'notation-too-long':
    'This line is longer than {most} characters, and a table never is: is it the right text?',
  'notation-cut-short': 'This line is cut short: copy it again, to its very end.',
  'notation-left-over': 'Something follows the end of the table: copy only the line itself.',
  'notation-players':
    'The second part, the players, cannot be read: it looks like rG-Anna-Maria.b-Zo~06j~, where - is a space in a name and ~06j~ an ë.',
  'notation-rulings':
    'The third part, the rulings, cannot be read: up to five letters, like bfoio, each the first of an answer.',
  'notation-rulings-newer':
    'This line was made by a newer version of the app, which knows more rulings: update the app, then try again.',
  'notation-board':
    'The fourth part, the tiles, cannot be read: R or L, then for each tile its letter, arrow (0 to 5), token (1 to 9) and springs (1 to 6).',
  'notation-pieces':
    'The last part, the pieces, cannot be read: seven groups of six with a point between groups, R a red merchant, r a red peasant, 1 the first player’s condottiere, - nobody.',
  'notation-group':
    'Tile {letter} has {count} {count:character|characters} in the last part: it needs six, one for each field.',
} as const;
