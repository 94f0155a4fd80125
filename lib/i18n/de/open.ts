import type { AreaMessages } from '../speaker';

export const open: AreaMessages<'open'> = {
  title: 'Öffnen und speichern',
  open: 'Eine Partie öffnen',
  choose: 'Datei auswählen',
  anywhere:
    'Eine Partiedatei, ein geteilter Link, eine Zeile Notation oder die Datei, in der du alles gespeichert hast. Du kannst eine Datei auch irgendwo auf dieser Seite ablegen.',
  paste: 'Oder hier einfügen',
  openPasted: 'Öffnen',
  makesRoom: 'Sie ersetzt deine aktuelle Partie. „Rückgängig“ holt diese zurück.',
  refused: 'Das ließ sich nicht öffnen. Deine Partie ist unverändert.',
  unreadable: '{name} ließ sich nicht lesen: Versuche es erneut oder füge den Text ein.',
  opened: 'Geöffnet: {what}.',
  everythingOpened: 'Alles aus dieser Datei ist wieder da: die Partie und dein Exemplar.',
  partlyOpened: 'Diese Datei ist beschädigt. Was lesbar war, ist wieder da: Bitte prüfe es.',
  undoable: 'Deine vorige Partie ist nicht verloren: „Rückgängig“ holt sie zurück.',
  save: 'Diese Partie speichern',
  tally: 'Endstand',
  saveText:
    'Alles, was du eingibst, bleibt auf diesem Gerät. Zum Mitnehmen: eine Datei oder eine Zeile Text.',
  download: 'Partiedatei herunterladen',
  downloaded: 'In deinen Downloads gespeichert: {name}',
  copy: 'Zeile kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht: Tippe auf die Zeile, um sie zu markieren.',
  notation: 'Die ganze Partie in einer Zeile Text:',
  notYet: 'Noch nichts zu speichern: Gib die Partie erst fertig ein.',
};
