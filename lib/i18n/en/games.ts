/**
 * The games that are kept on the device: the list, the actions for each game, figures about all of them, and backups.
 */
export const games = {
  title: 'Games',
  empty: 'Every game you score stays here, with its date, who played and who won.',
  emptyHow: 'Start one, and it stands here as soon as something is entered. Nothing has to be saved.',
  noneHere: 'No game here.',
  more: 'Show more: {count} {count:game|games} left',

  whichGame: 'Which game?',
  both: 'Both',
  whichYear: 'Which year?',
  everyYear: 'All years',

  // What can be done with a game
  result: 'See the result',
  resume: 'Continue this game',
  samePlayers: 'Same players again',
  sameTable: 'Same tiles again',
  sameTableText: 'The tiles as they lie, without inhabitants.',
  titleLabel: 'Name of this game',
  titleHint: 'For example: Sunday at Pia’s',
  noteLabel: 'Note',
  save: 'Save',
  remove: 'Delete this game',
  removed: 'Deleted: {what}.',
  restored: 'The game is back.',
  saved: 'Saved.',
  unreadableText:
    'It is damaged, or a newer version of the app has saved it. It stays here until you delete it.',
  download: 'Download what was saved',
  damagedName: 'septimontium-game',
  handOn: 'Hand it on',
  bgStats: 'Log it in BG Stats',
  bgStatsText:
    'Opens BG Stats with the date, the players and their points filled in, and leaves this app. Nothing is sent before you tap.',

  // Figures
  figures: 'Figures',
  figuresNone: 'Figures come with the first finished game.',
  finished: '{count} finished {count:game|games}',
  winsTitle: 'Wins',
  player: 'Player',
  played: 'Played',
  wins: 'Wins',
  sharedWins: '{count} shared',
  unnamed: 'Players without a name are not counted here.',
  morePlayers: 'Show all {count} players',
  closest: 'Closest finish',
  closestText: '{who}: {count} {count:point|points} ahead',
  closestShared: '{who}: shared',
  closestTie: '{who}: by the tie-break',
  captives: 'Most captives',
  captivesText: '{who}: {count}',
  bestHill: 'Best hill',
  bestHillText: '{who}, hill {letter}: {count} influence',
  bestHillPoints: '{who}, {hill}: {count} {count:point|points} in one epoch',
  streak: 'Longest streak',
  streakText: '{who}: {count} {count:win|wins} in a row',
  perMonth: 'Games per month',
  perYear: 'Games per year',
  when: 'When',
  howMany: 'Games',

  // Where the games are stored, and how to back them up
  safe: 'Keep them safe',
  where:
    'Your games are on this device, in this browser, and nowhere else. Clearing the data of this website deletes them.',
  howMuch: '{count} {count:game|games}; with the app itself about {size}',
  persisted: 'The browser has agreed not to clear them by itself.',
  notPersisted:
    'The browser may clear them if the device runs out of space. Ask it not to, and save a file now and then.',
  askPersist: 'Ask the browser to keep them',
  refusedPersist:
    'The browser has not agreed to keep them for good. It often does once the app is on the home screen or is used more. A file is safe in any case.',
  everything: 'Save everything as a file',
  everythingText:
    'All games, your box, your rulings, names and what you practised, in one file. Open it on another device, and the games are added there.',
  everythingName: 'septimontium-everything',
  everythingSaved: 'Saved to your downloads: {name}',
  everythingFailed: 'Couldn’t make the file. Try again.',
  csv: 'Table of all games (CSV)',
  csvName: 'septimontium-games',
  csvGame: 'Game',
  csvDate: 'Date',
  csvTitle: 'Name',
  csvPlayer: 'Player',
  csvColour: 'Colour',
  csvPoints: 'Points',
  csvWon: 'Won',
  csvCaptives: 'Captives',
  csvNote: 'Note',
  csvId: 'Number',
  yes: 'yes',
  no: 'no',
  bring: 'Open such a file',

  forbiddenTitle: 'This browser keeps no games',
  forbidden:
    'It does not let the app keep games, as in a private window. Only what is open now is shown here: save it as a file.',
  failed:
    'That did not work: there is no room, or the browser does not allow it. Your games haven’t changed.',
} as const;
