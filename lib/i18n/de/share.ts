import type { AreaMessages } from '../speaker';

export const share: AreaMessages<'share'> = {
  share: 'Teilen',
  title: 'Diese Partie teilen',
  scan: 'Scanne den Code oder verschicke den Link. Er enthält die ganze Partie, auch Namen und Auslegungen; nichts wird hochgeladen.',
  qr: 'QR-Code des Links zu dieser Partie',
  dense:
    'Diese Partie ergibt einen dichten Code. Kann ein Handy ihn nicht lesen, verschicke den Link oder speichere unten die Datei.',
  link: 'Link',
  copyLink: 'Link kopieren',
  sendLink: 'Link verschicken\u00a0…',
  picture: 'Bild',
  pictureOf: 'Bild: {winners}',
  saveGame: 'Diese Partie speichern',
  savePicture: 'Bild speichern',
  sendPicture: 'Bild verschicken\u00a0…',
  pictureSaved: 'In deinen Downloads gespeichert: {name}',
  noPicture: 'Das Bild ließ sich nicht erstellen: Mach einen Screenshot oder verschicke den Link.',
  text: 'Text für ein Forum oder eine Nachricht',
  copyText: 'Text kopieren',
  paper: 'Papier und Datei',
  print: 'Drucken',
  file: 'Als Datei speichern',
  fileSaved: 'In deinen Downloads gespeichert: {name}',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht: Tippe auf den Text, um ihn zu markieren.',

  shared: 'Mit dir geteilt: {who}.',
  keep: 'Behalten',
  back: 'Meine Partie',
  kept: 'Das ist jetzt deine Partie.',
  keptInPlace: 'Das ist jetzt deine Partie. „Rückgängig“ holt die vorige zurück.',
  refused: 'Dieser Link lässt sich nicht öffnen. Deine eigene Partie ist unverändert.',
  askAgain: 'Lass dir den ganzen Link noch einmal schicken oder geh zurück zu deiner Partie.',

  tally: 'Endstand',
  sheetHint: 'Eine Seite, A4 oder Letter, auch in Schwarz-Weiß.',
  board: 'Der Spielplan vor der Wertung',
  players: 'Spieler',
  pieceLetters:
    'Die Buchstaben neben jedem Bewohner stehen für seine Farbe. Ein Tropfen ist eine Quelle, ein Pfeil zeigt auf Feld 1.',
  notation: 'Die ganze Partie in einer Zeile:',
  again: 'Scannen und die Wertung noch einmal Schritt für Schritt sehen.',
  made: 'Gewertet mit Septimontium',
  'letter-red': 'R',
  'letter-purple': 'L',
  'letter-green': 'Gr',
  'letter-yellow': 'Ge',
  'letter-blue': 'B',
  example: 'Ein Beispiel: {who}.',

  localhost: 'Andere Handys können „localhost“ nicht öffnen.',
  networkAddress:
    'Deshalb enthält der Link die Adresse dieses Computers in eurem Netzwerk. Er öffnet sich auf Handys im selben Netzwerk, solange die App hier läuft.',
  whichAddress: 'Adressen dieses Computers: Öffnet sich eine nicht, probiere eine andere.',
  noNetworkAddress:
    'Dieser Computer hat keine Adresse in einem Netzwerk: Verbinde ihn mit dem Netzwerk der anderen Handys und komm dann zurück. Das Bild lässt sich trotzdem verschicken.',

  tallyNote: 'Zeilen A bis G: Einfluss auf dem Hügel; ★ ist der damit gewonnene Hügelchip.',
  tallyNoteTied:
    'Zeilen A bis G: Einfluss auf dem Hügel; ★ ist der damit gewonnene Hügelchip, „Chip“ der Siegpunktchip bei Gleichstand.',

  refusedAlone: 'Dieser Link lässt sich nicht öffnen.',
  askAgainAlone: 'Lass dir den ganzen Link noch einmal schicken.',

  unknownAddress:
    'Die App hat die Adresse dieses Computers in eurem Netzwerk nicht gefunden, deshalb öffnet sich der Link nur auf diesem Computer. Das Bild lässt sich trotzdem verschicken.',
};
