/** One sentence for each thing that can be wrong with a game, a file or a notation: what, and what to do. */
export const problems = {
  // A game
  'players-too-few': 'Palatinus is for two to five players, and this game has {count}: add who is missing.',
  'players-too-many': 'Palatinus is for two to five players, and this game has {count}: remove some.',
  'name-empty': 'This name is empty: write 1 to 40 characters, or leave the name out.',
  'name-too-long': 'This name has {length} characters: shorten it to {most} at most.',
  'name-character':
    'This name contains {character}, a character that is hidden, broken or changes the direction of writing: remove it, or type the name again.',
  'name-marks':
    'In this name a mark has no letter before it, or more than four marks are on one letter: remove some.',
  'name-blank': 'Nothing in this name can be seen: write a letter, a digit or a sign, or leave the name out.',
  'people-missing': 'Choose a colour: red, purple, green, yellow or blue.',
  'people-taken': '{people} is already taken: every player and every ally needs a colour of their own.',
  'ally-unknown': 'Choose a colour for the ally: red, purple, green, yellow or blue.',
  'ally-needs-two-players':
    'Only a game of two has allies, and this one has {count} {count:player|players}: leave the ally out.',
  'handedness-missing': 'Choose which way the ring of tiles leans: right or left.',
  'letter-missing': 'This tile has no letter: choose one, A to G.',
  'letter-doubled': 'There is only one tile {letter}, but it is laid twice: change one of them.',
  'tile-missing': 'Tile {letter} is missing: lay it, a board has all seven.',
  'place-missing': 'This tile has no place: give 0 for the centre, or 1 to 6 clockwise from the top.',
  'place-doubled': 'Two tiles lie on place {place}: move one of them.',
  'place-empty': 'No tile lies on place {place}: each of the places 0 to 6 has one.',
  'arrow-missing': 'The arrow of this tile is missing: give 0 for up, or 1 to 5 clockwise.',
  'token-missing': 'The token on this hill is missing: give its value, 1 to 9.',
  'springs-missing': 'The springs of this tile are missing: list its fields with a spring, or none.',
  'spring-unknown': 'A tile has no such field: its springs are numbered 1 to 6 from the arrow.',
  'spring-doubled': 'The spring on field {number} is listed twice: name it once.',
  'field-missing': 'Choose a field for this piece, A1 to G6.',
  'field-taken': 'There are two pieces on {at}, and room for one: remove one.',
  'kind-missing': 'Choose what this piece is: merchant, peasant or condottiere.',
  'people-not-playing': 'Nobody plays this colour: {people}. Change the piece, or add the player.',
  'ally-condottiere': '{people} is an ally, and allies are merchants and peasants only: change the piece.',
  'ruling-unknown': 'The ruling “{ruling}” has no such answer: choose one of those it offers.',

  // A game of Seven Hills
  'players-three-or-four':
    'Seven Hills is for three or four players, and this game has {count}: add or remove some.',
  'player-missing': 'Player {player} is missing: give a name, or nothing but a pair of braces.',
  'colour-unknown': 'There is no such colour: choose red, purple, green, yellow or blue.',
  'colour-doubled': 'Two players have this colour: every player needs a colour of their own.',
  'epochs-none': 'There is no epoch to score: enter at least the first.',
  'epochs-too-many': 'There are {count} epochs, and a game has {most}: remove what is too many.',
  'epoch-missing': 'Epoch {epoch} was skipped: enter it, epochs come one after the other.',
  'order-unsound': 'This is no playing order: it names every player once, by the numbers 0 to {most}.',
  'board-missing': 'What stands on the board is missing: give the areas with their markers.',
  'area-unknown':
    'There is no area called “{area}”: markers stand on the six hills from Aventinus to Viminalis, in the Forum Romanum, the Consul Legion Camp and the Waiting Camp.',
  'area-capitolium': 'Nothing stands on Capitolium: put these markers where they belong.',
  'area-without-list': 'Here belongs a list with the markers of each player, in the order of the players.',
  'area-players':
    'There are {count} entries here, but the game has {players} players: give one for each, even if it is empty.',
  'markers-missing': 'Here belong the markers of one player, in braces: how many of each class.',
  'class-unknown': 'There are no markers called “{class}”: they are noble, knight, centurion and plebeian.',
  'markers-not-number': 'This is not a number of markers: write digits only.',
  'markers-negative': 'There cannot be fewer than 0 markers: write 0 or more.',
  'markers-not-whole': 'There are no parts of a marker: write a whole number.',
  'camp-plebeians-only': 'Only plebeians stand in the camps: move these markers to a hill or the Forum.',
  'too-many-nobles':
    'Player {player} has {count} nobles here, and the box holds {most}: check where they stand.',
  'too-many-knights':
    'Player {player} has {count} knights here, and the box holds {most}: check where they stand.',
  'too-many-centurions':
    'Player {player} has {count} centurions here, and the box holds {most}: check where they stand.',
  'too-many-plebeians':
    'Player {player} has {count} plebeians here, and the box holds {most}: check where they stand.',
  'penalties-missing':
    'Here belongs a list that says how often each player had an empty hand, such as [0, 1, 0].',
  'penalties-players':
    'There are {count} numbers here, but the game has {players} players: give one for each.',
  'penalties-unsound': 'This says how often a player had an empty hand: a whole number from 0 to {most}.',

  // A file
  'empty-text':
    'There is nothing in this text: open a game file, or paste a line that begins with P1_ or S1_.',
  'no-table':
    'There is no game in this text: open a game file, or paste a line that begins with P1_ or S1_, to its very end.',
  'too-large': 'This is larger than {most} KB, and such a file never is: is it the right file?',
  'not-utf8': 'This is not text in UTF-8: save it as UTF-8, then try again.',
  'not-json': 'This is not JSON and cannot be read: is it the right file, and whole?',
  'list-too-long': 'There are {length} entries here, and at most {most} are read: is it the right file?',
  'too-many-values':
    'There are more than {most} values here, and such a file never has so many: is it the right file?',
  'key-doubled': 'There is a second “{key}” here, and it is unclear which of them counts: remove one.',
  'other-game': 'This is a file of the other game: open it under “Open and save”.',
  'game-not-copy': 'This is a game, not a box with its springs: open it under “Open and save”.',
  'copy-not-game': 'This is a box with its springs, not a game: open it under “My box”.',
  'notebook-not-file':
    'This is everything that the app had saved, but it is too damaged or too old to be read: keep it, another version may read it.',
  'newer-version':
    'This was made by a newer version of the format ({version}): update the app, then try again.',
  'unknown-key': '“{key}” doesn’t belong in this file: remove it, or fix the spelling.',
  'value-missing': 'This is missing: add it.',
  'must-be': 'This is {found}, but must be {options}.',
  'not-one-of': 'This is {found}, but must be one of: {options}.',
  'not-text': 'This is {found}, where a text belongs: put it in quotation marks.',
  'not-a-list': 'This is {found}, where a list belongs: put it in square brackets.',
  'not-an-object': 'This is {found}, where named values belong: put them in braces.',
  'more-problems':
    'And there {count:is|are} {count} more {count:reason|reasons}: correct those above first, then try again.',

  // A count of the players' own
  'count-players':
    'There are {count} numbers here, but the game has {players} players: leave one for each player.',
  'count-not-number': 'This is not a number: write digits only.',
  'count-negative': 'Nobody can have less than 0: write 0 or more.',
  'count-not-whole': 'Only whole numbers are counted: leave out what follows the point.',
  'count-influence-too-large':
    'That is more than six inhabitants can earn around this hill ({most}): check it.',
  'count-points-too-many': 'That is more than there is to win in this game ({most}): check it.',
  'count-taker-unknown':
    'Nobody has this number: players are numbered 0 to {most}, null is nobody, and a list is a tie.',
  'count-taker-doubled': 'A player is named twice here: name each once.',
  'count-taker-contradicts':
    'By the influence entered for hill {letter}, somebody else takes it: correct one of the two.',

  // A notation
  'notation-unknown': 'This is no game in notation: such a line begins with P1_ or S1_.',
  'notation-newer':
    'This line was made by a newer version of the notation ({version}): update the app, then try again.',
  'notation-too-long':
    'This line is longer than {most} characters, and a game never is: is it the right text?',
  'notation-cut-short': 'This line is cut short: copy it again, to its very end.',
  'notation-left-over': 'Something follows the end of the game: copy only the line itself.',
  'notation-check':
    'A character of this line is wrong, missing or in another’s place: copy the line again. If you changed it on purpose, its last two characters must be {check}.',
  'notation-players':
    'The second part, the players, cannot be read: it looks like rG-Anna-Maria.b-Zo~06j~, where - is a space in a name and ~06j~ an ë.',
  'notation-rulings':
    'The third part, the rulings, cannot be read: up to five letters, like bfoio, each the first of an answer.',
  'notation-rulings-newer':
    'This line was made by a newer version of the app, which knows more rulings: update the app, then try again.',
  'notation-board':
    'The fourth part, the tiles, cannot be read: R or L, then for each tile its letter, arrow (0 to 5), token (1 to 9) and springs (1 to 6).',
  'notation-pieces':
    'The fifth part, the pieces, cannot be read: seven groups of six with a point between groups, R a red merchant, r a red peasant, 1 the first player’s condottiere, - nobody.',
  'notation-seats':
    'The second part, the players, cannot be read: it looks like r-Anna-Maria.g-Zo~06j~.b, a colour and a name each, where - is a space in a name and ~06j~ an ë.',
  'notation-answers':
    'The third part, the rulings, cannot be read: up to four letters, like otsu, each the first of an answer.',
  'notation-epoch':
    'Epoch {epoch} in the fourth part cannot be read: it is the playing order, then areas with their markers, like 123AxaP-2.',
  'notation-group':
    'Tile {letter} has {count} {count:character|characters} in the fifth part: it needs six, one for each field.',
} as const;
