import type { AreaMessages } from '../../speaker';

export const sevenLearn: AreaMessages<'sevenLearn'> = {
  title: 'Seven Hills lernen',
  lead: 'Wer auf einem Hügel punktet, wer Konsul wird, was Ritter bringen: neun kurze Schritte auf dem Stadtplan.',
  map: 'Stadtplan von Rom: was wo steht.',
  nothing: 'nichts',
  standing: 'Wer dort steht',

  'idea-strength': 'Wie stark ist ein Spieler?',
  'text-strength': 'Auf einem Hügel zählt ein Adliger 2, jeder andere Marker 1.',
  'idea-second': 'Wer bekommt wie viel?',
  'text-second': 'Wer am stärksten ist, bekommt 5, der Nächste 2.',
  'idea-new-hill': 'Der gerade eröffnete Hügel',
  'text-new-hill': 'Ab der zweiten Epoche bringt der neue Hügel 7 und 4, nur in dieser Epoche.',
  'idea-tied-first': 'Gleichstand auf Platz 1',
  'text-tied-first':
    'Wer gleichauf ist, teilt sich die Punkte für Platz 1 und 2, abgerundet. Dann ist niemand auf Platz 2.',
  'idea-tied-second': 'Gleichstand auf Platz 2',
  'text-tied-second': 'Man teilt sich die Punkte für Platz 2, abgerundet.',
  'idea-alone': 'Allein auf einem Hügel',
  'text-alone': 'Wer allein ist, bekommt Platz 1 und 2. Dieser Hügel ist neu: 7 und 4.',
  'idea-consul': 'Wer wird Konsul?',
  'text-consul':
    'Zu dritt wird Konsul, wer die meisten Marker im Forum hat. Ein Adliger ist hier ein Marker.',
  'idea-equal-votes': 'Gleich viele Stimmen',
  'text-equal-votes': 'Konsul wird, wer in der Spielreihenfolge früher kommt.',
  'idea-knights': 'Was bringen Ritter?',
  'text-knights': 'Zähle sie auf dem ganzen Plan: {table}.',
  knightsTable: '{count} {count:bringt|bringen} {points}',
  mapShows: 'Der Stadtplan zeigt jetzt die Stärke: Ein Adliger zählt 2.',
  order: 'Spielreihenfolge: {list}.',

  askStrength: '{who}: Wie stark auf diesem Hügel?',
  askPoints: '{who}: Wie viele Punkte auf diesem Hügel?',
  askKnights: '{who}: Wie viele Punkte für Ritter?',
  askConsul: 'Wer wird Konsul?',

  'mistake-not-shared': 'So viel bekäme einer allein: Hier teilen sich mehrere die Punkte.',
  'mistake-first-shared-only': 'Manche teilen nur Platz 1. Nach dem Standard teilt man Platz 1 und 2.',
  'mistake-first-only': 'Niemand ist auf Platz 2, also zählt auch Platz 2.',
  'mistake-usual-worth': 'Das ist der übliche Wert. Ein neuer Hügel bringt mehr.',
  'mistake-noble-as-one': 'Das kommt heraus, wenn ein Adliger auf einem Hügel 1 zählt.',
  'mistake-noble-as-two':
    'Das kommt heraus, wenn ein Adliger zwei Stimmen hat. Auf einem Hügel zählt er 2, im Forum 1.',
  'mistake-order-ignored': 'Gleich viele Stimmen: Es entscheidet die Spielreihenfolge, nicht der Sitzplatz.',
  'mistake-one-each': 'Ritter bringen nicht je 1.',

  done: 'Jetzt weißt du, wer punktet.',
  doneText: 'Werte deine eigene Partie oder schlag etwas in den Regeln nach.',
  score: 'Seven Hills werten',
  palatinus: 'Palatinus lernen',
};
