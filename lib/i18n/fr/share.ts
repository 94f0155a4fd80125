import type { AreaMessages } from '../speaker';

export const share: AreaMessages<'share'> = {
  share: 'Partager',
  title: 'Partager cette partie',
  scan: 'Scannez le code ou envoyez le lien. Il contient toute la partie, noms et réponses aux points de règle compris ; rien n’est envoyé à un serveur.',
  qr: 'Code QR du lien vers cette partie',
  dense:
    'Le code de cette partie est dense. Si un téléphone ne le lit pas, envoyez le lien ou enregistrez le fichier ci-dessous.',
  link: 'Lien',
  copyLink: 'Copier le lien',
  sendLink: 'Envoyer le lien…',
  picture: 'Image',
  pictureOf: 'Image : {winners}',
  saveGame: 'Enregistrer cette partie',
  savePicture: 'Enregistrer l’image',
  sendPicture: 'Envoyer l’image…',
  pictureSaved: '{name} est dans vos téléchargements.',
  noPicture: 'Impossible de créer l’image : faites une capture d’écran, ou envoyez le lien.',
  text: 'Texte pour un forum ou un message',
  copyText: 'Copier le texte',
  paper: 'Papier et fichier',
  print: 'Imprimer',
  file: 'Enregistrer un fichier',
  fileSaved: '{name} est dans vos téléchargements.',
  copied: 'Copié.',
  notCopied: 'Le navigateur ne permet pas de copier : touchez le texte pour le sélectionner.',

  shared: 'Une partie qu’on vous a envoyée : {who}.',
  keep: 'Enregistrer',
  back: 'Ma partie',
  kept: 'C’est maintenant votre partie.',
  keptInPlace: 'C’est maintenant votre partie. « Annuler » rétablit la précédente.',
  refused: 'Impossible d’ouvrir ce lien. Votre propre partie n’a pas changé.',
  askAgain: 'Redemandez le lien complet, ou revenez à votre partie.',

  tally: 'Score final',
  sheetHint: 'Une page, A4 ou Lettre US, lisible aussi en noir et blanc.',
  board: 'Le plateau avant le décompte',
  players: 'Joueurs',
  pieceLetters:
    'Les lettres près de chaque habitant indiquent sa couleur. Une goutte est une source, une flèche montre le terrain 1.',
  notation: 'Toute la partie en une ligne :',
  again: 'Scannez pour revoir le décompte pas à pas.',
  made: 'Compté avec Septimontium',
  'letter-red': 'R',
  'letter-purple': 'Vi',
  'letter-green': 'Ve',
  'letter-yellow': 'J',
  'letter-blue': 'B',
  example: 'Un exemple : {who}.',

  localhost: 'Les téléphones ne peuvent pas ouvrir « localhost ».',
  networkAddress:
    'Le lien utilise donc l’adresse de cet ordinateur sur votre réseau. Il s’ouvre sur les téléphones du même réseau, tant que l’application tourne ici.',
  whichAddress: 'Adresses de cet ordinateur : si l’une ne s’ouvre pas, essayez-en une autre.',
  noNetworkAddress:
    'Cet ordinateur n’a d’adresse sur aucun réseau : connectez-le au réseau des téléphones, puis revenez ici. L’image, elle, peut s’envoyer quand même.',

  tallyNote: 'Lignes A à G : l’influence sur la colline ; ★ est le jeton colline gagné.',
  tallyNoteTied:
    'Lignes A à G : l’influence ; ★ est le jeton colline gagné, « score » le jeton de score (égalité).',

  refusedAlone: 'Impossible d’ouvrir ce lien.',
  askAgainAlone: 'Redemandez le lien complet.',

  unknownAddress:
    'L’application n’a pas trouvé l’adresse de cet ordinateur sur votre réseau : le lien ne s’ouvre donc que sur cet ordinateur. L’image, elle, peut s’envoyer quand même.',
};
