/** Keeping and showing a counted game: links, the picture, the text for a forum, the sheet of paper. */
export const share = {
  share: 'Share',
  title: 'Share this game',
  scan: 'Scan the code or send the link. It holds the whole game, names and rulings included; nothing is uploaded.',
  qr: 'QR code of the link to this game',
  dense: 'This game makes a dense code. If a phone can’t read it, send the link, or save the file below.',
  link: 'Link',
  copyLink: 'Copy the link',
  sendLink: 'Send the link…',
  picture: 'Picture',
  pictureOf: 'Picture: {winners}',
  saveGame: 'Save this game',
  savePicture: 'Save the picture',
  sendPicture: 'Send the picture…',
  pictureSaved: 'Saved to your downloads: {name}',
  noPicture: 'Couldn’t make the picture: take a screenshot, or send the link.',
  text: 'Text for a forum or a message',
  copyText: 'Copy the text',
  paper: 'Paper and file',
  print: 'Print',
  file: 'Save as a file',
  fileSaved: 'Saved to your downloads: {name}',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying: touch the text to select it.',

  // A game that was opened from a link
  shared: 'Shared with you: {who}.',
  keep: 'Keep it',
  back: 'My game',
  kept: 'This is your game now.',
  keptInPlace: 'This is your game now. Undo restores the one before.',
  refused: 'This link can’t be opened. Your own game hasn’t changed.',
  askAgain: 'Ask for the whole link again, or go back to your game.',

  // In the picture, on paper and in the text
  tally: 'Tally',
  sheetHint: 'One page, A4 or Letter, also in black and white.',
  board: 'The board before the count',
  players: 'Players',
  pieceLetters:
    'The letters next to each inhabitant stand for its colour. A drop is a spring, an arrow points to field 1.',
  notation: 'The whole game in one line:',
  again: 'Scan to see the count again, step by step.',
  made: 'Counted with Septimontium',
  'letter-red': 'R',
  'letter-purple': 'P',
  'letter-green': 'G',
  'letter-yellow': 'Y',
  'letter-blue': 'B',
  example: 'An example: {who}.',

  // A link made on a page that only this computer can open
  localhost: 'Other phones can’t open “localhost”.',
  networkAddress:
    'So the link has the address of this computer in your network. It opens on phones in the same network, as long as the app runs here.',
  whichAddress: 'Addresses of this computer: if one does not open, try another.',
  noNetworkAddress:
    'This computer has no address in a network: connect it to the network of the other phones, then come back. The picture can be sent all the same.',

  tallyNote: 'Rows A to G: influence on the hill; ★ is the token won with it.',
  tallyNoteTied: 'Rows A to G: influence on the hill; ★ is the token won with it, “disc” the disc for a tie.',

  // A link that cannot be opened, for somebody without a game of their own
  refusedAlone: 'This link can’t be opened.',
  askAgainAlone: 'Ask for the whole link again.',

  // At localhost, if the server does not tell the computer’s address
  unknownAddress:
    'The app couldn’t find the address of this computer in your network, so the link opens only on this computer. The picture can be sent all the same.',
} as const;
