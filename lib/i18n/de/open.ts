import type { AreaMessages } from '../speaker';

export const open: AreaMessages<'open'> = {
  title: 'Öffnen und speichern',
  open: 'Eine Partie öffnen',
  choose: 'Datei auswählen',
  anywhere:
    'Eine Partiedatei, ein geteilter Link, eine Zeile Notation oder die Datei, in der du alles gespeichert hast. Du kannst eine Datei auch irgendwo auf dieser Seite ablegen.',
  paste: 'Oder hier einfügen',
  openPasted: 'Öffnen',
  makesRoom:
    'Sie ersetzt deine aktuelle Partie, die bei deinen Partien bleibt; „Rückgängig“ holt sie hier zurück.',
  refused: 'Das ließ sich nicht öffnen. Deine Partie ist unverändert.',
  unreadable: '{name} ließ sich nicht lesen: Versuche es erneut oder füge den Text ein.',
  opened: 'Geöffnet: {what}.',
  everythingOpened: 'Alles aus dieser Datei ist wieder da: die Partie und dein Exemplar.',
  partlyOpened: 'Diese Datei ist beschädigt. Was lesbar war, ist wieder da: Bitte prüfe es.',
  undoable:
    'Deine vorige Partie ist nicht verloren: Sie steht bei deinen Partien, und „Rückgängig“ holt sie hier zurück.',
  save: 'Diese Partie speichern',
  saveOf: 'Diese Partie speichern: {game}',
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

  imported: 'Geöffnet: {count} {count:Partie|Partien} hinzugefügt.',
  importedNothing: 'Nichts Neues in dieser Datei: Alle Partien daraus sind schon hier.',
  importedReplaced:
    '{count} {count:Partie war|Partien waren} hier älter als in der Datei: Die neuere Fassung bleibt.',
  importedDoubled:
    '{count} {count:Partie wurde|Partien wurden} hier und in der Datei geändert: Beide Fassungen bleiben.',
  importedKnown: '{count} {count:Partie ist|Partien sind} schon hier.',
  importedUnreadable:
    '{count} {count:Partie|Partien} in dieser Datei {count:war|waren} nicht lesbar und {count:wurde|wurden} übersprungen.',
  importedNotKept:
    'Die Partien ließen sich nicht hinzufügen: Der Platz reicht nicht, oder der Browser erlaubt es nicht.',
  importedBeside: 'Außerdem aus dieser Datei: {list}.',
  partBox: 'dein Exemplar',
  partOpen: 'die offene Partie',
  partNames: 'Namen',
  partPractice: 'dein Lernstand',
  undoImport: 'Rückgängig',
  toGames: 'Alle Partien',
  importUndone: 'Rückgängig gemacht: Alles ist wie vorher.',
  failed:
    'Das hat nicht geklappt: Der Platz reicht nicht, oder der Browser erlaubt es nicht. Deine Partien sind unverändert.',
};
