import type { AreaMessages } from '../speaker';

export const store: AreaMessages<'store'> = {
  takenOver: 'Aus einem anderen Tab übernommen. „Rückgängig“ geht auch hier.',

  fullTitle: 'Kein Platz mehr zum Speichern',
  full: 'Deine letzten Änderungen stehen auf dem Bildschirm, sind aber nicht auf diesem Gerät gespeichert. Lass diese Seite offen, speichere alles als Datei und mach dann Platz: Fotos, Apps oder Daten von Websites, die du nicht mehr brauchst. Danach wird von selbst wieder gespeichert.',
  forbiddenTitle: 'Dieser Browser speichert nichts',
  forbidden:
    'Er lässt die App nichts speichern, wie in einem privaten Fenster. Alles funktioniert, aber nur, solange diese Seite offen bleibt: Speichere alles als Datei, bevor du sie schließt, und öffne diese Datei beim nächsten Mal.',
  outdatedTitle: 'In einem anderen Tab ist eine neuere Version offen',
  outdated:
    'Sie hat deine Partie auf neue Art gespeichert, deshalb speichert dieser Tab nichts mehr. Hast du hier seitdem etwas geändert, speichere alles als Datei; lade dann diese Seite neu, um mit der neueren Version weiterzumachen.',
  reload: 'Neu laden',
  everything: 'Alles als Datei speichern',
  everythingName: 'septimontium-alles',
  everythingSaved:
    'In deinen Downloads gespeichert: {name}. Unter „Öffnen und speichern“ lässt es sich wieder öffnen.',
  openedSaved:
    'Nicht alles ließ sich speichern: In deinen Downloads ist nur, was in diesem Tab offen ist ({name}). Die Partien auf diesem Gerät ließen sich nicht lesen: Versuche es erneut, bevor du etwas löschst.',

  setAsideTitle: 'Etwas Gespeichertes war nicht lesbar',
  setAsideDamaged:
    'Was auf diesem Gerät gespeichert war, ist beschädigt. Was noch lesbar war, ist an seinem Platz; das Ganze ist unverändert beiseitegelegt. Lade es herunter, falls dir etwas fehlt, oder lösche es.',
  setAsideNewer:
    'Das hat eine neuere Version der App gespeichert als die, die du gerade siehst. Es ist unverändert beiseitegelegt: Lade es zur Sicherheit herunter und lade dann diese Seite neu, um die neuere Version zu bekommen.',
  setAsideHistory:
    'Deine Partie ist in Ordnung. Nur der Verlauf für „Rückgängig“ war beschädigt und beginnt neu. Der beschädigte Text ist beiseitegelegt: Lade ihn herunter oder lösche ihn.',
  setAsideNoRoom:
    'Es ist kein Platz, um es beiseitezulegen. Deshalb bleibt es, wo es ist, und nichts Neues wird gespeichert, bis du es löschst oder Platz machst. Willst du es behalten, lade es vorher herunter.',
  download: 'Herunterladen',
  fileName: 'septimontium-beiseite-{number}',
  discard: 'Löschen',
  discardTitle: 'Endgültig löschen?',
  discardText: 'Das lässt sich nicht rückgängig machen. Deine Partie auf dem Bildschirm bleibt, wie sie ist.',
  discarded: 'Gelöscht. Deine Partie ist unverändert.',

  lostTitle: 'Die vorige Partie ließ sich nicht unter „Partien“ ablegen',
  lost: 'Der Platz reicht nicht, oder dieser Browser erlaubt es nicht. Noch ist die Partie nicht verloren: „Rückgängig“ holt sie zurück. Mach Platz und versuche es erneut, oder speichere alles als Datei.',

  before: 'Eine neue Partie hat begonnen. Die vorige steht auf der Startseite.',
  bringBack: 'Zurückholen',
};
